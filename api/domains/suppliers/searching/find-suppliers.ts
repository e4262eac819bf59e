import { type CursorPosition, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { showPlaces } from '../shown-places.ts';
import type { LoadedSupplier, SupplierColumn, SupplierRow } from '../supplier-columns.ts';
import { citySize } from './city-sizes.ts';
import type { Term } from './search-terms.ts';
import { orSimilar } from './similar-terms.sql.ts';
import { type SupplierFilter, SupplierSort } from './supplier-inputs.ts';
import { SupplierQuery, type SupplierSearch } from './supplier-query.sql.ts';

/** Loads a page of listed kitchens, in keyset order. */
export const findSuppliers = async (
  ctx: Ctx,
  search: SupplierSearch & { first: number; isMoreAsked: boolean },
): Promise<Page<SupplierRow>> => {
  const size = pageSize(search.first);
  const rows = await read(ctx, search, search.isMoreAsked ? size + 1 : size);
  return new Page(rows, forward(size, search.after), row => positionOf(row, search.sort));
};

/** Loads the best rated kitchens of a filter, in pages of any size. */
export const pageOfSuppliers = async (
  ctx: Ctx,
  {
    size,
    ...asked
  }: { filter: SupplierFilter; columns: readonly SupplierColumn[]; size: number; after?: string },
): Promise<Page<SupplierRow>> => {
  const search = { ...asked, sort: SupplierSort.RATING };
  const rows = await read(ctx, search, size + 1);
  return new Page(rows, forward(size, asked.after), row => positionOf(row, search.sort));
};

/** Kitchens that a search found, and what it asked for to find them. */
interface Found {
  rows: SupplierRow[];
  terms: readonly Term[];
}

/** Searches by the words of the text, or by similar ones. */
export const searchSuppliers = async (ctx: Ctx, search: SupplierSearch, limit: number): Promise<Found> => {
  const read = async (terms: readonly Term[]) => ({
    terms,
    rows: showPlaces(ctx, await readTerms(ctx, { ...search, terms }, limit)),
  });
  return orSimilar(ctx, search.filter ?? {}, read, ({ rows }) => rows.length === 0);
};

const read = async (ctx: Ctx, search: SupplierSearch, limit: number): Promise<SupplierRow[]> =>
  (await searchSuppliers(ctx, search, limit)).rows;

const readTerms = async (ctx: Ctx, search: SupplierSearch, limit: number): Promise<LoadedSupplier[]> => {
  const query = new SupplierQuery(search, ctx.now, limit);
  const rows = await ctx.sql.rows<LoadedSupplier>(query.text, query.values, query.mode);
  if (!query.mayBeTruncated || rows.length === limit || (await isFullyScanned(ctx, search, query.scanLimit)))
    return rows;
  const fallback = new SupplierQuery(search, ctx.now, limit, 'fullTextFallback');
  const hits = await ctx.sql.rows<LoadedSupplier>(fallback.text, fallback.values, fallback.mode);
  return hits.length > 0 ? hits : rows;
};

/** Whether a scan certainly covered the whole city, even if it has grown since its size was read. */
const isFullyScanned = async (ctx: Ctx, { filter }: SupplierSearch, scanLimit: number): Promise<boolean> => {
  const size = await citySize(ctx, filter);
  return size !== undefined && size < scanLimit / 2;
};

const positionOf = (row: SupplierRow, sort: SupplierSort): CursorPosition => {
  if (sort === SupplierSort.NAME) return [row.kitchenName.toLowerCase(), row.id];
  if (sort === SupplierSort.DISTANCE) return [row.distanceKey ?? 0, row.id];
  return [row.rating, row.id];
};
