import { signedIn } from '../../core/access/rules.ts';
import { named } from '../../core/graphql/named.ts';
import { type Change, singleStatement } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { supplierById } from '../suppliers/supplier-by-id.ts';
import { Favorite } from './favorite.ts';
import type { SupplierOfViewer } from './find-favorites.ts';

const addFavorite = query({ Favorite }, (on, { userId, supplierId, createdAt }: Given<Favorite>) =>
  on
    .insertInto('Favorite')
    .values({ userId, supplierId, createdAt })
    .onConflict(conflict => conflict.doNothing()),
);

/** Adds a kitchen to the viewer's favorites. Idempotent. */
export const favoriteSupplier = singleStatement(
  signedIn,
  async ({ ctx, sql, viewer, now }: Change, id: string): Promise<SupplierOfViewer | KitchenNotFound> => {
    const supplier = await supplierById(ctx, id);
    if (!supplier) return new KitchenNotFound();
    await addFavorite.all(sql, { userId: viewer.userId, supplierId: supplier.id, createdAt: now });
    return named('Supplier', { ...supplier, viewerHasFavorited: true });
  },
);
