import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { isPublic } from './may-be-listed.ts';
import { showPlaces } from './shown-places.ts';
import { Supplier } from './supplier.ts';
import {
  everySupplierColumn,
  type SupplierColumn,
  type SupplierRow,
  supplierSelections,
} from './supplier-columns.ts';

const publicQueryOf = (columns: readonly SupplierColumn[]) =>
  query({ Supplier }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('Supplier as s')
      .where(kitchen => kitchen('s.id', '=', kitchen.fn.any(ids)))
      .where(isPublic)
      .select(supplierSelections(columns)),
  );

/** Written once for each set of columns that documents ask for. */
const publicQueries = new WeakMap<readonly SupplierColumn[], ReturnType<typeof publicQueryOf>>();

const publicQuery = (columns: readonly SupplierColumn[]) => {
  const known = publicQueries.get(columns) ?? publicQueryOf(columns);
  publicQueries.set(columns, known);
  return known;
};

/** Loads a kitchen for its page; never approved or suspended ones are not public. */
export const supplierById = async (
  ctx: Ctx,
  id: string,
  columns: readonly SupplierColumn[] = everySupplierColumn,
): Promise<SupplierRow | null> => {
  if (!isIdentifier(id)) return null;
  const mode = columns === everySupplierColumn ? 'prepared' : 'composed';
  const [supplier] = showPlaces(ctx, await publicQuery(columns).all(ctx.sql, { ids: [id] }, mode));
  return supplier ?? null;
};

/** Loads kitchens for their pages, batched and cached per context. */
export const publicSupplierOf = batched(async (ctx, ids) => {
  const suppliers = showPlaces(ctx, await publicQuery(everySupplierColumn).all(ctx.sql, { ids }));
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
  const suppliers = showPlaces(ctx, await suppliersQuery.all(ctx.sql, { ids }));
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
