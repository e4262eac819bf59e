import { sql } from 'kysely';
import { signedIn } from '../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { scanOf } from '../../core/query/either-way.ts';
import { keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { run, tables } from '../../core/query/query.ts';
import { showPlaces } from '../suppliers/shown-places.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type SupplierColumn, type SupplierRow, supplierSelections } from '../suppliers/supplier-columns.ts';
import { Favorite } from './favorite.ts';

/** A kitchen with the viewer's favorite flag already loaded. */
export type SupplierOfViewer = SupplierRow & { viewerHasFavorited: boolean };
export type FavoriteRow = SupplierOfViewer & { favoritedAt: string };

interface Part extends AskedPage {
  columns: readonly SupplierColumn[];
}

/** Finds the viewer's favorite kitchens, the newest first, listed or not. */
export const findFavorites = async (ctx: Ctx, { columns, ...asked }: Part): Promise<Page<FavoriteRow>> => {
  ctx.viewer.must(signedIn);
  const part = partOf(asked);
  const favorites = tables({ Favorite, Supplier })
    .selectFrom('Favorite as f')
    .innerJoin('Supplier as s', 's.id', 'f.supplierId')
    .where('f.userId', '=', ctx.viewer.userId)
    .select(supplierSelections(columns))
    .select([sql<boolean>`true`.as('viewerHasFavorited'), 'f.createdAt as favoritedAt']);
  const keyset = keysetOf(part, 'desc');
  const page = readByKeyset(favorites, ['f.createdAt', 'f.supplierId'], scanOf('desc', part), keyset);
  const rows = showPlaces(ctx, await run(ctx.sql, page));
  return new Page(rows, part, row => [row.favoritedAt, row.id]);
};
