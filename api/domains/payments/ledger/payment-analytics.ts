import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { query } from '../../../core/query/query.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { LedgerEntry, LedgerKind } from './ledger-entry.ts';

@Visible(withScope('ANALYTICS_READ', withRight('SEE_MONEY')))
@ObjectType({ simpleResolvers: true, description: 'Earnings of the marketplace, from its ledger.' })
export class PaymentAnalytics {
  @Field(() => Money, { description: 'Payments less refunds.' })
  totalRevenue!: Money;

  @Field(() => Int, { description: 'Number of orders that were paid and not fully refunded.' })
  totalOrders!: number;

  @Field(() => Money, { description: "Marketplace's share of it." })
  platformFees!: Money;

  @Field(() => Money, { description: 'Average revenue per order.' })
  avgOrderValue!: Money;
}

const { CHARGE, REVERSAL, DISPUTE_LOST } = LedgerKind;

const earningsQuery = query({ LedgerEntry }, from => {
  const ofOrder = from
    .selectFrom('LedgerEntry')
    .where('kind', 'in', [CHARGE, REVERSAL, DISPUTE_LOST])
    .groupBy('orderId')
    .select(({ ref }) => [
      sql<string>`-sum(${ref('commissionCents')} + ${ref('kitchenCents')})`.as('revenue'),
      sql<string>`-sum(${ref('commissionCents')})`.as('fees'),
    ]);
  return from
    .selectFrom(ofOrder.as('ofOrder'))
    .select(({ ref }) => [
      sql<Cents>`coalesce(sum(${ref('ofOrder.revenue')}), 0)::float8`.as('revenue'),
      sql<number>`count(*) filter (where ${ref('ofOrder.revenue')} > 0)::int`.as('orders'),
      sql<Cents>`coalesce(sum(${ref('ofOrder.fees')}), 0)::float8`.as('fees'),
    ]);
});

export const paymentAnalytics = async (ctx: Ctx): Promise<PaymentAnalytics> => {
  ctx.viewer.must(withScope('ANALYTICS_READ', withRight('SEE_MONEY')));
  const sums = await earningsQuery.first(ctx.sql, {});
  const { revenue, orders, fees } = sums!;
  return {
    totalRevenue: new Money(revenue),
    totalOrders: orders,
    platformFees: new Money(fees),
    avgOrderValue: new Money(orders === 0 ? 0 : Math.round(revenue / orders)),
  };
};
