import type { Work } from '../../core/operation.ts';
import { refreshListing } from '../suppliers/refresh-listing.ts';
import { refreshSearchText } from '../suppliers/searching/refresh-search-text.ts';
import { DishContentsChanged, MenuChanged } from './menu-events.ts';
import type { OwnKitchen } from './own-kitchen.ts';

/**
 * What follows from every change of dishes: the words people find the kitchen by, and whether it is listed. Whether
 * contents changed concerns customers who have ordered.
 */
export const noteMenuChange = async (
  work: Work,
  kitchen: OwnKitchen,
  hasOtherContents = false,
): Promise<void> => {
  await refreshSearchText(work.sql, kitchen.id);
  await refreshListing(work.sql, kitchen.id);
  work.record(new MenuChanged(kitchen.id));
  if (hasOtherContents) work.record(new DishContentsChanged(kitchen.id, kitchen.today));
};
