import { signedIn } from '../../core/access/rules.ts';
import { named } from '../../core/graphql/named.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import { Favorite } from './favorite.ts';
import type { SupplierOfViewer } from './find-favorites.ts';

const deleteFavorite = query(
  { Favorite },
  (on, { userId, supplierId }: Given<{ userId: string; supplierId: string }>) =>
    on.deleteFrom('Favorite').where('userId', '=', userId).where('supplierId', '=', supplierId),
);

/** Removes a kitchen from the viewer's favorites, listed or not. */
export const unfavoriteSupplier = singleStatement(
  signedIn,
  async ({ ctx, sql, viewer }: Change, id: string): Promise<SupplierOfViewer | KitchenNotFound> => {
    const supplier = isIdentifier(id) ? await supplierOf(ctx, id.toLowerCase()) : null;
    if (!supplier) return new KitchenNotFound();
    await deleteFavorite.all(sql, { userId: viewer.userId, supplierId: supplier.id });
    return named('Supplier', { ...supplier, viewerHasFavorited: false });
  },
);
