import { sql } from 'kysely';
import { signedIn } from '../../core/access/rules.ts';
import { beforeNewest, decodeCursor, Page, pageSize } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { run, tables } from '../../core/query/query.ts';
import { showPlaces } from '../suppliers/shown-places.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type SupplierColumn, type SupplierRow, supplierSelections } from '../suppliers/supplier-columns.ts';
import { Favorite } from './favorite.ts';

/** A kitchen with the viewer's favorite flag already loaded. */
export type SupplierOfViewer = SupplierRow & { viewerHasFavorited: boolean };
export type FavoriteRow = SupplierOfViewer & { favoritedAt: string };

interface Part {
  columns: readonly SupplierColumn[];
  first: number;
  after?: string | null;
}

/** Finds the viewer's favorite kitchens, the newest first, listed or not. */
export const findFavorites = async (
  ctx: Ctx,
  { columns, first, after }: Part,
): Promise<Page<FavoriteRow>> => {
  ctx.viewer.must(signedIn);
  const size = pageSize(first);
  const [favoritedAt, id] = after ? decodeCursor(after, 'string') : beforeNewest;
  const favorites = tables({ Favorite, Supplier })
    .selectFrom('Favorite as f')
    .innerJoin('Supplier as s', 's.id', 'f.supplierId')
    .where('f.userId', '=', ctx.viewer.userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('f.createdAt', 'f.supplierId'), '<', tuple(String(favoritedAt), id)),
    )
    .select(supplierSelections(columns))
    .select([sql<boolean>`true`.as('viewerHasFavorited'), 'f.createdAt as favoritedAt'])
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.supplierId', 'desc')
    .limit(size + 1);
  const rows = showPlaces(ctx, await run(ctx.sql, favorites));
  return new Page(rows, size, after, row => [row.favoritedAt, row.id]);
};
