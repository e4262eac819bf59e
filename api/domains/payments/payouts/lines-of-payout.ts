import { sql } from 'kysely';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import type { PayoutLine } from './payout.ts';
import { PayoutEntry } from './payout-entry.ts';

const linesQuery = query(
  { PayoutEntry, LedgerEntry, Order },
  (from, { payoutId }: Given<{ payoutId: string }>) =>
    from
      .selectFrom('PayoutEntry as part')
      .innerJoin('LedgerEntry as e', 'e.id', 'part.entryId')
      .leftJoin('Order as o', 'o.id', 'e.orderId')
      .where('part.payoutId', '=', payoutId)
      // The entries of an order are one line, an adjustment is a line of its own.
      .groupBy(({ eb, ref }) => ['o.id', eb.case().when('o.id', 'is', null).then(ref('e.id')).end()])
      .select(({ ref }) => {
        const [id, kind, at] = [ref('e.id'), ref('e.kind'), ref('e.at')];
        const [commission, kitchen] = [ref('e.commissionCents'), ref('e.kitchenCents')];
        const charge = sql.lit(LedgerKind.CHARGE);
        return [
          sql<string>`(array_agg(${id} order by ${id}))[1]`.as('id'),
          'o.orderNumber',
          sql<string>`coalesce(${ref('o.serviceDate')}, min(${at})::date)`.as('day'),
          sql<Cents>`coalesce(-sum(${commission} + ${kitchen}) filter (where ${kind} = ${charge}), 0)::int`.as(
            'gross',
          ),
          sql<Cents>`coalesce(-sum(${commission}) filter (where ${kind} = ${charge}), 0)::int`.as(
            'platformFee',
          ),
          sql<Cents>`coalesce(sum(${ref('e.cardFeesCents')}), 0)::int`.as('cardFee'),
          sql<Cents>`coalesce(-sum(${kitchen}) filter (where ${kind} <> ${charge}), 0)::int`.as(
            'adjustments',
          ),
          sql<Cents>`-sum(${kitchen})::int`.as('net'),
          sql<string | null>`string_agg(${ref('e.words')}, '; ')`.as('words'),
        ];
      })
      .orderBy('day')
      .orderBy('o.orderNumber', number => number.nullsLast()),
);

/** Finds the statement of a payout that the viewer may read, order by order. */
export const linesOfPayout = async (ctx: Ctx, payoutId: string): Promise<PayoutLine[]> => {
  const rows = await linesQuery.all(ctx.sql, { payoutId });
  return rows.map(row => ({
    ...row,
    gross: new Money(row.gross),
    platformFee: new Money(row.platformFee),
    cardFee: new Money(row.cardFee),
    adjustments: new Money(row.adjustments),
    net: new Money(row.net),
  }));
};
