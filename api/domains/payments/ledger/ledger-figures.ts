import { type ExpressionBuilder, sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { LedgerCheck } from './ledger-check.ts';
import { LedgerEntry } from './ledger-entry.ts';

@Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
@ObjectType({ simpleResolvers: true, description: 'Balances of the ledger accounts.' })
export class LedgerFigures {
  @Field(() => Money, { description: 'Balance at the card provider.' })
  withProvider!: Money;

  @Field(() => Money, { description: 'Balance of payments by hand, in the bank.' })
  inBank!: Money;

  @Field(() => Money, { description: 'Total card fees.' })
  cardFees!: Money;

  @Field(() => Money, { description: 'Held by banks for open disputes.' })
  inDispute!: Money;

  @Field(() => Money, { description: "Marketplace's shares, less adjustments and credit given." })
  platformFees!: Money;

  @Field(() => Money, { description: 'Owed to kitchens.' })
  owedToKitchens!: Money;

  @Field(() => Money, { description: 'Owed to customers for refunds that are not sent yet.' })
  owedToCustomers!: Money;

  @Field(() => Money, { description: 'Credit of customers for meals of tiffin plans.' })
  creditOfCustomers!: Money;

  @Field(() => LedgerCheck, { nullable: true, description: 'Last nightly check; null before the first.' })
  lastCheck!: RowOf<typeof lastCheckQuery> | null;
}

type Entry = ExpressionBuilder<Tables<{ LedgerEntry: typeof LedgerEntry }>, 'LedgerEntry'>;
type Account =
  `${'provider' | 'bank' | 'cardFees' | 'disputed' | 'commission' | 'kitchen' | 'customer' | 'credit'}Cents`;

/** Sums exceed the integers of PostgreSQL. */
const sumOf = ({ ref }: Entry, account: Account) => sql<Cents>`coalesce(sum(${ref(account)}), 0)::float8`;
const owed = ({ ref }: Entry, account: Account) => sql<Cents>`coalesce(-sum(${ref(account)}), 0)::float8`;

const balancesQuery = query({ LedgerEntry }, from =>
  from
    .selectFrom('LedgerEntry')
    .select(entry => [
      sumOf(entry, 'providerCents').as('provider'),
      sumOf(entry, 'bankCents').as('bank'),
      sumOf(entry, 'cardFeesCents').as('fees'),
      sumOf(entry, 'disputedCents').as('disputed'),
      owed(entry, 'commissionCents').as('commission'),
      owed(entry, 'kitchenCents').as('kitchen'),
      owed(entry, 'customerCents').as('customer'),
      owed(entry, 'creditCents').as('credit'),
    ]),
);

const lastCheckQuery = query({ LedgerCheck }, from =>
  from.selectFrom('LedgerCheck').select(['at', 'findings']).orderBy('at', 'desc').limit(1),
);

export const ledgerFigures = async (ctx: Ctx): Promise<LedgerFigures> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
  const [sums, lastCheck] = await Promise.all([
    balancesQuery.first(ctx.sql, {}),
    lastCheckQuery.first(ctx.sql, {}),
  ]);
  return {
    withProvider: new Money(sums!.provider),
    inBank: new Money(sums!.bank),
    cardFees: new Money(sums!.fees),
    inDispute: new Money(sums!.disputed),
    platformFees: new Money(sums!.commission),
    owedToKitchens: new Money(sums!.kitchen),
    owedToCustomers: new Money(sums!.customer),
    creditOfCustomers: new Money(sums!.credit),
    lastCheck: lastCheck ?? null,
  };
};
