import { Field, Int, ObjectType } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { type Cents, Money } from '../../../core/money.ts';
import { admins } from '../../../core/rules.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';

@Visible(forAdmins)
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

export const paymentAnalytics = async (ctx: Ctx): Promise<PaymentAnalytics> => {
  ctx.viewer.must(admins);
  const [sums] = await ctx.sql.rows<{ revenue: Cents; orders: number; fees: Cents }>(
    `select coalesce(sum(revenue), 0)::float8 as revenue, count(*) filter (where revenue > 0)::int as orders,
       coalesce(sum(fees), 0)::float8 as fees
     from (
       select -sum(commission_cents + kitchen_cents) as revenue, -sum(commission_cents) as fees
       from ledger_entries where kind in ('CHARGE', 'REVERSAL', 'DISPUTE_LOST') group by order_id
     ) of_order`,
  );
  const { revenue, orders, fees } = sums!;
  return {
    totalRevenue: new Money(revenue),
    totalOrders: orders,
    platformFees: new Money(fees),
    avgOrderValue: new Money(orders === 0 ? 0 : Math.round(revenue / orders)),
  };
};
