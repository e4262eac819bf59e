import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../../../schema/constants.ts';
import type { Cart, CartDish, CartLine, CartOrigin } from './cart.ts';

/** One more of a dish. A dish of another kitchen starts a new cart: asking first is the screen's part. */
export const addDish = (cart: Cart | undefined, origin: CartOrigin, dish: CartDish): Cart => {
  if (cart?.supplierId !== origin.supplierId)
    return { ...origin, note: '', lines: [{ ...dish, quantity: 1 }] };

  const inCart = cart.lines.find(line => line.dishId === dish.dishId);
  if (inCart) return setQuantity(cart, dish.dishId, inCart.quantity + 1);
  if (isFull(cart)) return cart;
  // An emptied cart keeps the note, but what was chosen beside the new first dish counts.
  const base = cart.lines.length === 0 ? { ...cart, ...origin } : cart;
  return { ...base, lines: [...cart.lines, { ...dish, quantity: 1 }] };
};

export const isFull = (cart: Cart) => cart.lines.length >= cartLineLimit;

/** Zero takes the dish out. */
export const setQuantity = (cart: Cart, dishId: string, quantity: number): Cart =>
  quantity < 1
    ? removeDish(cart, dishId)
    : changeLines(cart, line =>
        line.dishId === dishId ? { ...line, quantity: Math.min(quantity, dishQuantityLimit) } : line,
      );

export const removeDish = (cart: Cart, dishId: string): Cart => ({
  ...cart,
  lines: cart.lines.filter(line => line.dishId !== dishId),
});

/** Undoes a removal, unless the cart has moved on to another kitchen or has the dish again. */
export const putBack = (cart: Cart | undefined, before: Cart, dishId: string): Cart | undefined => {
  if (!cart) return before;
  const position = before.lines.findIndex(line => line.dishId === dishId);
  const line = before.lines[position];
  if (!line || cart.supplierId !== before.supplierId || isFull(cart)) return cart;
  if (cart.lines.some(other => other.dishId === dishId)) return cart;
  return { ...cart, lines: cart.lines.toSpliced(position, 0, line) };
};

export const chooseWindow = (cart: Cart, window: Pick<Cart, 'serviceDate' | 'mealtime'>): Cart => ({
  ...cart,
  serviceDate: window.serviceDate,
  mealtime: window.mealtime,
});

export const chooseFulfillment = (cart: Cart, fulfillment: Cart['fulfillment']): Cart => ({
  ...cart,
  fulfillment,
});

export const writeNote = (cart: Cart, note: string): Cart => ({
  ...cart,
  note: note.slice(0, noteLengthLimit),
});

/** The customer has seen these prices and agrees. */
export const acceptPrices = (cart: Cart, priceCentsOf: ReadonlyMap<string, number>): Cart =>
  changeLines(cart, line => ({ ...line, priceCents: priceCentsOf.get(line.dishId) ?? line.priceCents }));

const changeLines = (cart: Cart, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map(change),
});
