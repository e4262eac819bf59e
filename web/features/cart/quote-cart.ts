import type { QuoteCartInput, QuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';

/** What the server says about the cart: prices of today, the meal window, and what stands in the way. */
export type Quote = NonNullable<QuoteCartQuery['quoteCart']>;

export const quoteInput = (cart: Cart): QuoteCartInput => ({
  supplierId: cart.supplierId,
  serviceDate: cart.serviceDate,
  mealtime: cart.mealtime,
  fulfillment: cart.fulfillment,
  lines: cart.lines.map(({ dishId, quantity }) => ({ dishId, quantity })),
});
