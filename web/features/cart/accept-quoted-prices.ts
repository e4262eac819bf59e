import { changeCart } from './cart-store.ts';
import { acceptPrices } from './change-cart.ts';
import { type Quote, quotedKey } from './quote-cart.ts';

/** The customer agrees to the prices of this quote. */
export const acceptQuotedPrices = (quote: Quote) => {
  const priceCentsOf = new Map(quote.lines.map(line => [quotedKey(line), line.unitPrice.cents]));
  changeCart(cart => cart && acceptPrices(cart, priceCentsOf));
};
