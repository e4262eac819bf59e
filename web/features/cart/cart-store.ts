import { readStored, writeStored } from '../../lib/stored.ts';
import { type Cart, cartShape } from './cart.ts';

/** The text last read with what it meant, so that an unchanged cart stays the same object. */
let lastRead: { text: string | null; cart: Cart | undefined } = { text: null, cart: undefined };

/** What the stored text means; anything that is not a whole cart counts as none. */
export const storedCart = (text: string | null): Cart | undefined => {
  if (text !== lastRead.text) lastRead = { text, cart: parse(text) };
  return lastRead.cart;
};

export const currentCart = () => storedCart(readStored('cart'));

export const changeCart = (change: (cart: Cart | undefined) => Cart | undefined) => {
  const cart = change(currentCart());
  writeStored('cart', cart ? JSON.stringify(cart) : null);
};

const parse = (text: string | null): Cart | undefined => {
  if (text === null) return undefined;
  try {
    return cartShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
