import type { Ctx } from '../../../core/ctx.ts';
import { Page, type Place, pageSize } from '../../../core/page.ts';
import type { SupplierColumn, SupplierRow } from '../supplier-columns.ts';
import { citySize } from './city-sizes.ts';
import { type SupplierFilter, SupplierSort } from './supplier-inputs.ts';
import { SupplierQuery, type SupplierSearch } from './supplier-query.ts';

/** Listed kitchens, a page at a time in keyset order. */
export const findSuppliers = async (
  ctx: Ctx,
  search: SupplierSearch & { first: number; isMoreAsked: boolean },
): Promise<Page<SupplierRow>> => {
  const size = pageSize(search.first);
  const rows = await read(ctx, search, search.isMoreAsked ? size + 1 : size);
  return new Page(rows, size, search.after, row => placeOf(row, search.sort));
};

/** The best rated kitchens of a filter as a plain list. */
export const listSuppliers = (
  ctx: Ctx,
  filter: SupplierFilter,
  columns: readonly SupplierColumn[],
  limit: number,
): Promise<SupplierRow[]> => read(ctx, { filter, sort: SupplierSort.RATING, columns }, limit);

const read = async (ctx: Ctx, search: SupplierSearch, limit: number): Promise<SupplierRow[]> => {
  const query = new SupplierQuery(search, ctx.now, limit);
  const rows = await ctx.sql.rows<SupplierRow>(query.text, query.values, query.way);
  if (!query.walks || rows.length === limit || (await isWalkedWhole(ctx, search, query.walkLength)))
    return rows;
  const beyond = new SupplierQuery(search, ctx.now, limit, 'beyond the walk');
  const hits = await ctx.sql.rows<SupplierRow>(beyond.text, beyond.values, beyond.way);
  return hits.length > 0 ? hits : rows;
};

/** Whether a walk certainly saw all of the city, even if it has grown since its size was read. */
const isWalkedWhole = async (ctx: Ctx, { filter }: SupplierSearch, walkLength: number): Promise<boolean> => {
  const size = await citySize(ctx, filter);
  return size !== undefined && size < walkLength / 2;
};

const placeOf = (row: SupplierRow, sort: SupplierSort): Place => {
  if (sort === SupplierSort.NAME) return [row.kitchenName.toLowerCase(), row.id];
  if (sort === SupplierSort.DISTANCE) return [row.distanceKey ?? 0, row.id];
  return [row.rating, row.id];
};
