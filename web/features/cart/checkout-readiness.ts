import type { Cart } from './cart.ts';
import { type CartProblem, cartProblems, kitchenGone } from './cart-problems.ts';
import type { Quote } from './quote-cart.ts';

export type Readiness = 'ready' | 'pricing' | 'blocked';

interface Asked {
  quote: Quote | undefined;
  isCurrent: boolean;
  isGone: boolean;
}

/** Whether this cart can go to the checkout, and if not, all the reasons. */
export const checkoutReadiness = (
  cart: Cart,
  { quote, isCurrent, isGone }: Asked,
): { state: Readiness; problems: CartProblem[] } => {
  if (isGone) return { state: 'blocked', problems: [kitchenGone()] };
  if (!quote) return { state: 'pricing', problems: [] };
  const problems = cartProblems(cart, quote);
  if (!isCurrent) return { state: 'pricing', problems };
  return { state: problems.length > 0 ? 'blocked' : 'ready', problems };
};
