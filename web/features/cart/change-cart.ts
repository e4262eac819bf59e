import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../../../schema/constants.ts';
import type { Cart, CartDish, CartLine, CartOrigin } from './cart.ts';
import { lineKey } from './line-key.ts';

/** One more of a dish, or several. A dish of another kitchen starts a new cart: asking first is the screen's part. */
export const addDish = (cart: Cart | undefined, origin: CartOrigin, dish: CartDish, more = 1): Cart => {
  if (cart?.supplierId !== origin.supplierId)
    return { ...origin, note: '', lines: [{ ...dish, quantity: more }] };

  const inCart = lineOf(cart, lineKey(dish));
  if (inCart) return setQuantity(cart, lineKey(dish), inCart.quantity + more);
  if (isFull(cart)) return cart;
  // An emptied cart keeps the note, but what was chosen beside the new first dish counts.
  const base = cart.lines.length === 0 ? { ...cart, ...origin, hours: undefined } : cart;
  return { ...base, lines: [...cart.lines, { ...dish, quantity: more }] };
};

const lineOf = (cart: Cart, key: string) => cart.lines.find(line => lineKey(line) === key);

export const isFull = (cart: Cart) => cart.lines.length >= cartLineLimit;

/** Zero takes the dish out. */
export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  quantity < 1
    ? removeDish(cart, key)
    : changeLines(cart, line =>
        lineKey(line) === key ? { ...line, quantity: Math.min(quantity, dishQuantityLimit) } : line,
      );

export const removeDish = (cart: Cart, key: string): Cart => ({
  ...cart,
  lines: cart.lines.filter(line => lineKey(line) !== key),
});

/** Undoes a removal, unless the cart has moved on to another kitchen or has the dish again. */
export const putBack = (cart: Cart | undefined, before: Cart, key: string): Cart | undefined => {
  if (!cart) return before;
  const position = before.lines.findIndex(line => lineKey(line) === key);
  const line = before.lines[position];
  if (!line || cart.supplierId !== before.supplierId || isFull(cart)) return cart;
  if (lineOf(cart, key)) return cart;
  return { ...cart, lines: cart.lines.toSpliced(position, 0, line) };
};

export const chooseWindow = (cart: Cart, window: Pick<Cart, 'serviceDate' | 'mealtime'>): Cart => ({
  ...cart,
  serviceDate: window.serviceDate,
  mealtime: window.mealtime,
  hours: undefined,
});

export const chooseFulfillment = (cart: Cart, fulfillment: Cart['fulfillment']): Cart => ({
  ...cart,
  fulfillment,
});

export const writeNote = (cart: Cart, note: string): Cart => ({
  ...cart,
  note: note.slice(0, noteLengthLimit),
});

/** The customer was asked about someone who never eats the dish, and wants it in this order. */
export const acceptDiet = (cart: Cart, conflictId: string): Cart => ({
  ...cart,
  acceptedDiet: [...new Set([...(cart.acceptedDiet ?? []), conflictId])].slice(-cartLineLimit),
});

/** The customer has seen these prices and agrees. */
export const acceptPrices = (cart: Cart, priceCentsOf: ReadonlyMap<string, number>): Cart =>
  changeLines(cart, line => ({ ...line, priceCents: priceCentsOf.get(lineKey(line)) ?? line.priceCents }));

/** Other choices for a line. If another line has the same ones already, both become one. */
export const changeChoices = (
  cart: Cart,
  key: string,
  choices: CartLine['choices'],
  priceCents: number,
): Cart => {
  const line = lineOf(cart, key);
  if (!line) return cart;
  const changed = { ...line, choices, priceCents };
  const same = lineKey(changed) === key ? undefined : lineOf(cart, lineKey(changed));
  if (!same) return changeLines(cart, each => (each === line ? changed : each));
  return setQuantity(removeDish(cart, key), lineKey(same), same.quantity + line.quantity);
};

const changeLines = (cart: Cart, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map(change),
});
