import type { QuoteCartInput, QuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart, CartLine } from './cart.ts';
import { keyOf, lineKey } from './line-key.ts';

/** The server's quote for the cart: current prices, the meal window, and problems. */
export type Quote = NonNullable<QuoteCartQuery['quoteCart']>;

export const quoteInput = (cart: Cart): QuoteCartInput => ({
  supplierId: cart.supplierId,
  serviceDate: cart.serviceDate,
  mealtime: cart.mealtime,
  fulfillment: cart.fulfillment,
  lines: cart.lines.map(({ dishId, quantity, choices }) => ({
    dishId,
    quantity,
    ...(choices.length > 0 && { choiceIds: choices.map(({ id }) => id) }),
  })),
});

export const quotedKey = ({ dish, choiceIds }: Pick<Quote['lines'][number], 'dish' | 'choiceIds'>): string =>
  keyOf(dish.id, choiceIds);

/** What the quote says of a line; undefined when its dish is gone, or no quote has come. */
export const quotedOf = (quote: Quote | undefined, line: CartLine) =>
  quote?.lines.find(each => quotedKey(each) === lineKey(line));
