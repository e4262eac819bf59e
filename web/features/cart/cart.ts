import * as z from 'zod/mini';
import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../../../schema/constants.ts';

const cartLine = z.object({
  dishId: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(dishQuantityLimit)),
  name: z.string(),
  /** What the customer saw; the server has the last word on prices. */
  priceCents: z.int(),
});

/** The cart as it lies in the browser: one kitchen, one meal window. */
export const cartShape = z.object({
  supplierId: z.string(),
  kitchenName: z.string(),
  serviceDate: z.string(),
  mealtime: z.enum(['BREAKFAST', 'LUNCH', 'DINNER']),
  fulfillment: z.enum(['DELIVERY', 'PICKUP']),
  note: z.string().check(z.maxLength(noteLengthLimit)),
  lines: z.array(cartLine).check(z.maxLength(cartLineLimit)),
});

export type Cart = z.infer<typeof cartShape>;
export type CartLine = z.infer<typeof cartLine>;

/** A dish on its way into the cart. */
export type CartDish = Omit<CartLine, 'quantity'>;

/** The kitchen, window and hand-over a first dish brings along. */
export type CartOrigin = Omit<Cart, 'note' | 'lines'>;
