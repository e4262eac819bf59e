import type { Work } from '../../../core/operation/operation.ts';
import { MenuChanged } from '../menu-events.ts';
import { storeMenuSummary } from '../store-menu-summary.ts';

/** Applies a change of a dish's photo: the first of them is shown on the card of the kitchen. */
export const noteDishPhoto = async (work: Work, supplierId: string): Promise<void> => {
  await storeMenuSummary.all(work.sql, { supplierIds: [supplierId] });
  work.record(new MenuChanged(supplierId));
};
