import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import { type Cents, Money } from '../../../core/money.ts';
import type { Returned } from '../../../core/query/columns.ts';
import { admins } from '../../../core/rules.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';
import { LedgerCheck } from './ledger-check.ts';

/** A check as queries return it. */
type LedgerCheckRow = { [Name in 'at' | 'findings']: Returned<LedgerCheck[Name]> };

@Visible(forAdmins)
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

  @Field(() => Money, { description: "Marketplace's shares, less adjustments." })
  platformFees!: Money;

  @Field(() => Money, { description: 'Owed to kitchens.' })
  owedToKitchens!: Money;

  @Field(() => Money, { description: 'Owed to customers for refunds that are not sent yet.' })
  owedToCustomers!: Money;

  @Field(() => LedgerCheck, { nullable: true, description: 'Last nightly check; null before the first.' })
  lastCheck!: LedgerCheckRow | null;
}

export const ledgerFigures = async (ctx: Ctx): Promise<LedgerFigures> => {
  ctx.viewer.must(admins);
  const [[sums], [lastCheck]] = await Promise.all([
    ctx.sql.rows<
      Record<'provider' | 'bank' | 'fees' | 'disputed' | 'commission' | 'kitchen' | 'customer', Cents>
    >(
      `select coalesce(sum(provider_cents), 0)::float8 as provider, coalesce(sum(bank_cents), 0)::float8 as bank,
         coalesce(sum(card_fees_cents), 0)::float8 as fees,
         coalesce(sum(disputed_cents), 0)::float8 as disputed,
         coalesce(-sum(commission_cents), 0)::float8 as commission,
         coalesce(-sum(kitchen_cents), 0)::float8 as kitchen,
         coalesce(-sum(customer_cents), 0)::float8 as customer
       from ledger_entries`,
    ),
    ctx.sql.rows<LedgerCheckRow>('select at, findings from ledger_checks order by at desc limit 1'),
  ]);
  return {
    withProvider: new Money(sums!.provider),
    inBank: new Money(sums!.bank),
    cardFees: new Money(sums!.fees),
    inDispute: new Money(sums!.disputed),
    platformFees: new Money(sums!.commission),
    owedToKitchens: new Money(sums!.kitchen),
    owedToCustomers: new Money(sums!.customer),
    lastCheck: lastCheck ?? null,
  };
};
