import type { Work } from '../../core/operation/operation.ts';
import { refreshListing } from '../suppliers/refresh-listing.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { KitchenChanged } from '../suppliers/supplier-events.ts';

/** Updates the listing of a person's kitchen: a kitchen whose cook cannot sign in is not listed. */
export const refreshKitchenOf = async (work: Work, userId: string): Promise<void> => {
  const kitchen = await work.em.findOne(Supplier, { userId });
  if (!kitchen) return;
  await refreshListing(work.sql, kitchen.id);
  work.record(new KitchenChanged(kitchen.id));
};
