import type { Work } from '../../core/operation/operation.ts';
import { refreshListing } from '../suppliers/refresh-listing.ts';
import { DishContentsChanged, MenuChanged, PortionLimitsChanged } from './menu-events.ts';
import type { OwnKitchen } from './own-kitchen.ts';
import { refreshSearchText } from './refresh-search-text.ts';
import { storeMenuSummary } from './store-menu-summary.ts';

/** What changed of a dish that concerns orders. */
export interface DishChange {
  dishId: string;
  hasOtherContents: boolean;
  hasOtherLimit: boolean;
  /** The categories that it left and joined; empty when it stayed. */
  movedBetween: readonly string[];
}

/**
 * Applies every change of a menu: updates the search words of the kitchen, the needs it meets and whether it is listed.
 * Some changes of dishes also concern orders.
 */
export const noteMenuChange = async (
  work: Work,
  kitchen: OwnKitchen,
  changes: readonly DishChange[] = [],
): Promise<void> => {
  await refreshSearchText(work.sql, kitchen.id);
  await storeMenuSummary.all(work.sql, { supplierIds: [kitchen.id] });
  await refreshListing(work.sql, kitchen.id);
  work.record(new MenuChanged(kitchen.id));
  if (changes.some(change => change.hasOtherContents))
    work.record(new DishContentsChanged(kitchen.id, kitchen.today));
  const limited = changes.filter(change => change.hasOtherLimit).map(change => change.dishId);
  const categories = [...new Set(changes.flatMap(change => change.movedBetween))];
  if (limited.length + categories.length > 0)
    work.record(new PortionLimitsChanged(kitchen.id, limited, categories, kitchen.today));
};
