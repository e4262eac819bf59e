import { customers } from '../../../core/access/rules.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { type ChargedBill, chargesOfBillsQuery } from './find-bills-to-charge.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

const savedCardQuery = query({ SavedCard }, (from, { customerId }: Given<{ customerId: string }>) =>
  from
    .selectFrom('SavedCard')
    .where('customerId', '=', customerId)
    .where('status', '=', SavedCardStatus.STORED)
    .select(['id', 'brand', 'lastFour', 'expiryMonth', 'expiryYear', 'consentedAt']),
);

export type SavedCardRow = RowOf<typeof savedCardQuery>;

/** The viewer's saved card; null if there is none. */
export const findMySavedCard = async (ctx: Ctx): Promise<SavedCardRow | null> => {
  ctx.viewer.must(customers);
  return (await savedCardQuery.first(ctx.sql, { customerId: ctx.viewer.userId })) ?? null;
};

/** Open bills with their attempts, of which the viewer may only be shown their own. */
export const chargesOfBill = batched<ChargedBill>(async (ctx, ids) => {
  const rows = await chargesOfBillsQuery.all(ctx.sql, { ids });
  return new Map(rows.map(row => [row.id, row]));
});
