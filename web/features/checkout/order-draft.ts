import type { OrderDraft } from './attempt-key.ts';

type Wanted = Pick<OrderDraft, 'supplierId' | 'serviceDate' | 'mealtime' | 'fulfillment' | 'lines'> & {
  note: string;
};

/** The order input from a cart, with the total shown to the customer. */
export const orderDraft = (
  wanted: Wanted,
  deliveryAddress: string | null,
  totalCents: number,
): OrderDraft => ({
  supplierId: wanted.supplierId,
  serviceDate: wanted.serviceDate,
  mealtime: wanted.mealtime,
  fulfillment: wanted.fulfillment,
  deliveryAddress: wanted.fulfillment === 'DELIVERY' ? deliveryAddress : null,
  note: wanted.note.trim() || null,
  lines: wanted.lines.map(({ dishId, quantity }) => ({ dishId, quantity })),
  expectedTotalCents: totalCents,
});
