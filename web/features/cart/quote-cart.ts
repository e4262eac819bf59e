import type { QuoteCartInput, QuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';

/** The server's quote for the cart: current prices, the meal window, and problems. */
export type Quote = NonNullable<QuoteCartQuery['quoteCart']>;

export const quoteInput = (cart: Cart): QuoteCartInput => ({
  supplierId: cart.supplierId,
  serviceDate: cart.serviceDate,
  mealtime: cart.mealtime,
  fulfillment: cart.fulfillment,
  lines: cart.lines.map(({ dishId, quantity }) => ({ dishId, quantity })),
});
