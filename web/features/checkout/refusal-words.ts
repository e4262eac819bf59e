import { shortDay } from '../../lib/dates.ts';
import type { NoOrder } from './use-place-order.ts';

/** What the customer can do about it: change the cart, agree to the price, correct the address, or try again. */
export type WayOn = 'cart' | 'price' | 'address' | 'again';

/** Why no order was placed, in plain words, with the one way on. */
export const refusalWords = (refusal: NoOrder): { text: string; wayOn: WayOn } => {
  switch (refusal.__typename) {
    case 'PriceChanged':
      return { text: `The total has changed and is now ${refusal.total.text}.`, wayOn: 'price' };
    case 'CutOffPassed':
      return { text: 'The time to order this meal has just passed.', wayOn: 'cart' };
    case 'SoldOut':
      return {
        text:
          refusal.platesLeft === 0
            ? 'Others were faster: this meal is sold out.'
            : `Others were faster: only ${refusal.platesLeft} ${refusal.platesLeft === 1 ? 'plate is' : 'plates are'} left for this meal.`,
        wayOn: 'cart',
      };
    case 'KitchenPaused':
      return { text: `The cook is taking a break until ${shortDay(refusal.until)}.`, wayOn: 'cart' };
    case 'KitchenUnavailable':
      return { text: 'This kitchen is not taking orders at the moment.', wayOn: 'cart' };
    case 'DishUnavailable':
      return { text: 'A dish in your cart has sold out.', wayOn: 'cart' };
    case 'FulfilmentUnavailable':
      return { text: refusal.message, wayOn: refusal.field === 'deliveryAddress' ? 'address' : 'cart' };
    case 'CartIsEmpty':
      return { text: 'There is nothing in the cart.', wayOn: 'cart' };
    case 'InvalidInput':
      return { text: refusal.message, wayOn: refusal.field === 'deliveryAddress' ? 'address' : 'cart' };
    case 'IdempotencyConflict':
      return {
        text: 'This order has changed since it was first sent. Please place it again.',
        wayOn: 'again',
      };
    case 'Unanswered':
      return {
        text: 'No answer came, so your order may have arrived or not. Trying again is safe: it is never placed twice.',
        wayOn: 'again',
      };
  }
};
