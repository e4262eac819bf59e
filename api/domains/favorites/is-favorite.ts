import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';

const favoriteOfViewer = batched(async (ctx, supplierIds) => {
  const favorites = await ctx.sql.rows<{ id: string }>(
    'select supplier_id as id from favorites where user_id = $1 and supplier_id = any($2::uuid[])',
    [ctx.viewer.userId, supplierIds],
  );
  return new Map(favorites.map(({ id }) => [id, true]));
});

/** Loads whether kitchens are among the viewer's favorites; false when signed out. */
export const isFavorite = async (ctx: Ctx, supplierId: string): Promise<boolean> =>
  ctx.viewer.isSignedIn && (await favoriteOfViewer(ctx, supplierId)) === true;
