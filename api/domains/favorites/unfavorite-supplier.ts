import { isIdentifier } from '../../core/identifier.ts';
import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import { asSupplier } from '../suppliers/supplier-columns.ts';
import type { SupplierOfViewer } from './find-favorites.ts';

/** Removes a kitchen from the viewer's favorites, listed or not. */
export const unfavoriteSupplier = singleStatement(
  signedIn,
  async ({ ctx, sql, viewer }: Change, id: string): Promise<SupplierOfViewer | KitchenNotFound> => {
    const supplier = isIdentifier(id) ? await supplierOf(ctx, id.toLowerCase()) : null;
    if (!supplier) return new KitchenNotFound();
    const values = [viewer.userId, supplier.id];
    await sql.rows('delete from favorites where user_id = $1 and supplier_id = $2', values);
    return Object.assign(asSupplier(supplier), { viewerHasFavorited: false });
  },
);
