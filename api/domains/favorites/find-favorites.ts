import type { Ctx } from '../../core/ctx.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import { signedIn } from '../../core/rules.ts';
import { type SupplierColumn, type SupplierRow, selectedColumns } from '../suppliers/supplier-columns.ts';

/** A kitchen with the viewer's favorite flag already loaded. */
export type SupplierOfViewer = SupplierRow & { viewerHasFavorited: boolean };
export type FavoriteRow = SupplierOfViewer & { favoritedAt: string };

/** Cursor before the newest favorite. */
const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

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
  const [favoritedAt, id] = after ? placeAfter(after, 'string') : beforeAll;
  const rows = await ctx.sql.rows<FavoriteRow>(
    `select ${selectedColumns(columns)}, true as "viewerHasFavorited", f.created_at as "favoritedAt"
     from favorites f join suppliers s on s.id = f.supplier_id
     where f.user_id = $1 and (f.created_at, f.supplier_id) < ($2::timestamptz, $3::uuid)
     order by f.created_at desc, f.supplier_id desc limit $4`,
    [ctx.viewer.userId, favoritedAt, id, size + 1],
  );
  return new Page(rows, size, after, row => [row.favoritedAt, row.id]);
};
