import { useStored } from '../../lib/stored.ts';
import { storedCart } from './cart-store.ts';

/** The cart of this browser, live in every component and every tab. */
export const useCart = () => storedCart(useStored('cart')[0]);
