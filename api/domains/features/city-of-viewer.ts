import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Supplier } from '../suppliers/supplier.ts';

const cityQuery = query({ Supplier }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('Supplier').where('userId', '=', userId).select('cityId'),
);

/** City of the viewer's kitchen; null without a kitchen. */
export const cityOfViewer = async ({ sql, viewer }: Ctx): Promise<string | null> => {
  if (!viewer.session) return null;
  return (await cityQuery.first(sql, { userId: viewer.userId }))?.cityId ?? null;
};
