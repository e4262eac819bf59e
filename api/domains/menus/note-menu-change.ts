import type { Work } from '../../core/operation/operation.ts';
import { refreshListing } from '../suppliers/refresh-listing.ts';
import { DishContentsChanged, MenuChanged } from './menu-events.ts';
import type { OwnKitchen } from './own-kitchen.ts';
import { refreshSearchText } from './refresh-search-text.ts';
import { storeMenuSummary } from './store-menu-summary.ts';

/**
 * Applies every change of dishes: updates the search words of the kitchen, the needs it meets and whether it is listed. Changed contents
 * also concern customers who have ordered.
 */
export const noteMenuChange = async (
  work: Work,
  kitchen: OwnKitchen,
  hasOtherContents = false,
): Promise<void> => {
  await refreshSearchText(work.sql, kitchen.id);
  await storeMenuSummary.all(work.sql, { supplierIds: [kitchen.id] });
  await refreshListing(work.sql, kitchen.id);
  work.record(new MenuChanged(kitchen.id));
  if (hasOtherContents) work.record(new DishContentsChanged(kitchen.id, kitchen.today));
};
