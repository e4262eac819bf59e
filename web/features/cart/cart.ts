import * as z from 'zod/mini';
import {
  cartLineLimit,
  dishQuantityLimit,
  lineChoiceLimit,
  noteLengthLimit,
} from '../../../schema/constants.ts';

const cartLine = z.object({
  dishId: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(dishQuantityLimit)),
  name: z.string(),
  /** What was chosen about the dish; nothing in carts from before there were choices. */
  choices: z._default(
    z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(lineChoiceLimit)),
    [],
  ),
  /** What the customer saw, with the choices; the server has the last word on prices. */
  priceCents: z.int(),
  /** Number of the kitchen's plates that one portion takes. */
  plates: z._default(z.int().check(z.minimum(1)), 1),
});

/** The cart as it lies in the browser: one kitchen, one meal window. */
export const cartShape = z.object({
  supplierId: z.string(),
  kitchenName: z.string(),
  serviceDate: z.string(),
  mealtime: z.enum(['BREAKFAST', 'LUNCH', 'DINNER']),
  fulfillment: z.enum(['DELIVERY', 'PICKUP']),
  note: z.string().check(z.maxLength(noteLengthLimit)),
  /** When the meal is served, once it is known; shown until the server says it again. */
  hours: z.optional(z.object({ from: z.string(), until: z.string(), timeZone: z.string() })),
  lines: z.array(cartLine).check(z.maxLength(cartLineLimit)),
  /** IDs of conflicts with the household that the customer accepts for this order. */
  acceptedDiet: z.optional(z.array(z.string()).check(z.maxLength(cartLineLimit))),
});

export type Cart = z.infer<typeof cartShape>;
export type CartLine = z.infer<typeof cartLine>;

/** A dish on its way into the cart. */
export type CartDish = Omit<CartLine, 'quantity'>;

/** The kitchen, window and hand-over a first dish brings along. */
export type CartOrigin = Omit<Cart, 'note' | 'lines' | 'hours' | 'acceptedDiet'>;
