import type { TiffinOffer } from '../domains/tiffin-plans/offers/tiffin-offer.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.sql.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';

/** The tiffin of the day of the demo supplier as a plan, a tenth cheaper than on the menu. */
export const tiffinOfferRows = (kitchen: PlannedKitchen, now: Date): Row<TiffinOffer>[] => {
  const tiffin = kitchen.menu.find(dish => dish.contents);
  if (!tiffin || kitchen.source.kitchenName !== demoAccounts.supplier.kitchenName) return [];
  return [
    {
      id: demoId('offer', 'Lunch on workdays'),
      supplierId: kitchen.id,
      name: 'Lunch on workdays',
      promise: 'Vegetarian, mild, never the same vegetable twice in a week',
      mealtime: 'LUNCH',
      weekdays: [1, 2, 3, 4, 5],
      leastDays: 3,
      lines: [{ dishId: tiffin.id, quantity: 1, unitPriceCents: Math.round(tiffin.cents * 0.9) }],
      version: 1,
      createdAt: now,
    },
  ];
};
