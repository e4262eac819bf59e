import type { Work } from '../core/operation.ts';
import { refreshSearchText } from '../suppliers/refresh-search-text.ts';
import { relist } from '../suppliers/relist.ts';
import { MenuChanged } from './menu-events.ts';
import type { OwnKitchen } from './own-kitchen.ts';

/** What follows from every change of dishes: the words people find the kitchen by, and whether it is listed. */
export const noteMenuChange = async (work: Work, kitchen: OwnKitchen): Promise<void> => {
  await refreshSearchText(work.sql, kitchen.id);
  await relist(work.sql, kitchen.id);
  work.record(new MenuChanged(kitchen.id));
};
