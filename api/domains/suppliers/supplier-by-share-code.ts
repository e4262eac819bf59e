import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isPublic } from './may-be-listed.ts';
import { Supplier } from './supplier.ts';

const idQuery = query({ Supplier }, (from, { shareCode }: Given<{ shareCode: string }>) =>
  from.selectFrom('Supplier as s').where('s.shareCode', '=', shareCode).where(isPublic).select('s.id'),
);

/** Finds the kitchen of a share code that customers may see. */
export const publicSupplierIdOf = async (ctx: Ctx, shareCode: string): Promise<string | undefined> =>
  (await idQuery.first(ctx.sql, { shareCode }))?.id;
