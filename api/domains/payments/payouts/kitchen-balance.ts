import { sql } from 'kysely';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { ownSupplierId } from '../../suppliers/account/own-supplier.ts';
import { Dispute } from '../disputes/dispute.ts';
import { LedgerEntry } from '../ledger/ledger-entry.ts';
import { PayoutEntry } from './payout-entry.ts';
import { unpaidLedgerEntries } from './unpaid-ledger-entries.ts';

const balancesQuery = query(
  { LedgerEntry, Order, Dispute, PayoutEntry },
  (from, { supplierIds, now }: Given<{ supplierIds: readonly string[]; now: Date }>) =>
    from
      .selectFrom(unpaid => unpaidLedgerEntries(unpaid, now).as('due'))
      .where(due => due('due.supplierId', '=', due.fn.any(supplierIds)))
      .groupBy('due.supplierId')
      .select(['due.supplierId', ({ ref }) => sql<Cents>`-sum(${ref('due.kitchenCents')})::int`.as('cents')]),
);

/** Balance of a kitchen in cents, if the viewer may read it; null when nothing is owed either way. */
export const balanceOf = batched<Cents>(async (ctx, supplierIds) => {
  const rows = await balancesQuery.all(ctx.sql, { supplierIds, now: ctx.now });
  return new Map(rows.map(({ supplierId, cents }) => [supplierId, cents]));
});

/** Finds the earnings of the viewer's kitchen from delivered and served orders that are not in a payout yet. */
export const upcomingPayout = async (ctx: Ctx): Promise<Money> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliers));
  const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
  return new Money(supplierId ? ((await balanceOf(ctx, supplierId)) ?? 0) : 0);
};
