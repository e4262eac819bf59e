import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Favorite } from './favorite.ts';

const favoritesQuery = query(
  { Favorite },
  (from, { userId, supplierIds }: Given<{ userId: string; supplierIds: readonly string[] }>) =>
    from
      .selectFrom('Favorite')
      .where('userId', '=', userId)
      .where(favorite => favorite('supplierId', '=', favorite.fn.any(supplierIds)))
      .select('supplierId'),
);

const favoriteOfViewer = batched(async (ctx, supplierIds) => {
  const favorites = await favoritesQuery.all(ctx.sql, { userId: ctx.viewer.userId, supplierIds });
  return new Map(favorites.map(({ supplierId }) => [supplierId, true]));
});

/** Loads whether kitchens are among the viewer's favorites; false when signed out. */
export const isFavorite = async (ctx: Ctx, supplierId: string): Promise<boolean> =>
  ctx.viewer.isSignedIn && (await favoriteOfViewer(ctx, supplierId)) === true;
