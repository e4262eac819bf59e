import { useSyncExternalStore } from 'react';
import { currentCart, subscribeToCart } from './cart-store.ts';

/** The cart of this browser, live in every component and every tab. */
export const useCart = () => useSyncExternalStore(subscribeToCart, currentCart, () => undefined);
