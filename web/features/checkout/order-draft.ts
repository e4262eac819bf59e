import type { OrderDraft } from './order-attempts.ts';

type Wanted = Pick<OrderDraft, 'supplierId' | 'serviceDate' | 'mealtime' | 'fulfillment'> & {
  note: string;
  acceptedDiet?: readonly string[] | undefined;
  lines: readonly { dishId: string; quantity: number; choices: readonly { id: string }[] }[];
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
  lines: wanted.lines.map(({ dishId, quantity, choices }) => ({
    dishId,
    quantity,
    ...(choices.length > 0 && { choiceIds: choices.map(({ id }) => id) }),
  })),
  expectedTotalCents: totalCents,
  ...(wanted.acceptedDiet?.length && { acceptedDietConflicts: [...wanted.acceptedDiet] }),
});
