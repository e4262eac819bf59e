import { type Cart, cartShape } from './cart.ts';

const storageKey = 'cart';

/** The text last read with what it meant, so that an unchanged cart stays the same object. */
let lastRead: { text: string | null; cart: Cart | undefined } = { text: null, cart: undefined };
/** Holds the cart for this visit when the browser refuses to store anything. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

export const currentCart = (): Cart | undefined => {
  const text = readText();
  if (text !== lastRead.text) lastRead = { text, cart: parse(text) };
  return lastRead.cart;
};

export const changeCart = (change: (cart: Cart | undefined) => Cart | undefined) => {
  const cart = change(currentCart());
  writeText(cart ? JSON.stringify(cart) : null);
  for (const listener of listeners) listener();
};

/** Tells of changes here and in other tabs; answers how to stop listening. */
export const subscribeToCart = (listener: () => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === storageKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
};

const parse = (text: string | null): Cart | undefined => {
  if (text === null) return undefined;
  try {
    return cartShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const readText = () => {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

const writeText = (text: string | null) => {
  unstored = null;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    unstored = text;
  }
};
