import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { isIdentifier } from '../../core/identifier.ts';
import { type Given, query } from '../../core/query/query.ts';
import { mayBeListed } from './refresh-listing.ts';
import { Supplier } from './supplier.ts';
import { selectedColumns } from './supplier-columns.sql.ts';
import type { SupplierColumn, SupplierRow } from './supplier-columns.ts';
import { supplierSelections } from './supplier-columns.ts';

/** Loads a kitchen for its page; never approved or suspended ones are not public. */
export const supplierById = async (
  ctx: Ctx,
  id: string,
  columns?: readonly SupplierColumn[],
): Promise<SupplierRow | null> => {
  if (!isIdentifier(id)) return null;
  const [supplier] = await ctx.sql.rows<SupplierRow>(
    `select ${selectedColumns(columns)} from suppliers s
     where s.id = $1 and (s.is_active or (s.paused_until is not null and ${mayBeListed}))`,
    [id],
  );
  return supplier ?? null;
};

/** Loads kitchens for their pages, batched and cached per context. */
export const publicSupplierOf = batched(async (ctx, ids) => {
  const suppliers = await ctx.sql.rows<SupplierRow>(
    `select ${selectedColumns()} from suppliers s
     where s.id = any($1::uuid[]) and (s.is_active or (s.paused_until is not null and ${mayBeListed}))`,
    [ids],
  );
  return new Map(suppliers.map(supplier => [supplier.id, supplier]));
});

const suppliersQuery = query({ Supplier }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('Supplier as s')
    .where(kitchen => kitchen('s.id', '=', kitchen.fn.any(ids)))
    .select(supplierSelections()),
);

/** Loads kitchens referenced by orders and the like, listed or not, batched. */
export const supplierOf = batched(async (ctx, ids) => {
  const suppliers = await suppliersQuery.all(ctx.sql, { ids });
  return new Map(suppliers.map(supplier => [supplier.id, supplier]));
});

const listedQuery = query({ Supplier }, (from, { limit }: Given<{ limit: number }>) =>
  from
    .selectFrom('Supplier')
    .where('isActive', '=', true)
    .select('id')
    .orderBy('rating', 'desc')
    .orderBy('id')
    .limit(limit),
);

/** Loads the ids of the listed kitchens, best rated first. */
export const listedSupplierIds = async (ctx: Ctx, limit: number): Promise<string[]> =>
  (await listedQuery.all(ctx.sql, { limit })).map(({ id }) => id);
