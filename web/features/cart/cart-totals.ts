import type { Cart } from './cart.ts';

export const hasDishes = (cart: Cart | undefined): cart is Cart =>
  cart !== undefined && cart.lines.length > 0;

export const isFromAnotherKitchen = (cart: Cart | undefined, supplierId: string) =>
  hasDishes(cart) && cart.supplierId !== supplierId;

/** Of a dish, whatever was chosen about it. */
export const quantityOf = (cart: Cart | undefined, dishId: string) =>
  cart?.lines.reduce((sum, line) => (line.dishId === dishId ? sum + line.quantity : sum), 0) ?? 0;

/** How many portions a customer reads on the cart, whatever number of plates each takes from the kitchen. */
export const itemCount = (cart: Cart) => cart.lines.reduce((items, line) => items + line.quantity, 0);

/** What the kitchen has to have left for the cart. */
export const plateCount = (cart: Cart) =>
  cart.lines.reduce((plates, line) => plates + line.quantity * line.plates, 0);

/** The total at the prices the customer saw, shown until the server has priced the cart. */
export const seenTotalCents = (cart: Cart) =>
  cart.lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0);
