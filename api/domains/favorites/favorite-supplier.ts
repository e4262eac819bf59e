import { type Change, singleStatement } from '../../core/operation.ts';
import { signedIn } from '../../core/rules.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { supplierById } from '../suppliers/supplier-by-id.ts';
import { asSupplier } from '../suppliers/supplier-columns.ts';
import type { SupplierOfViewer } from './find-favorites.ts';

/** Adds a kitchen to the viewer's favorites. Idempotent. */
export const favoriteSupplier = singleStatement(
  signedIn,
  async ({ ctx, sql, viewer, now }: Change, id: string): Promise<SupplierOfViewer | KitchenNotFound> => {
    const supplier = await supplierById(ctx, id);
    if (!supplier) return new KitchenNotFound();
    await sql.rows(
      'insert into favorites (user_id, supplier_id, created_at) values ($1, $2, $3) on conflict do nothing',
      [viewer.userId, supplier.id, now],
    );
    return Object.assign(asSupplier(supplier), { viewerHasFavorited: true });
  },
);
