import { plural, t } from '@lingui/core/macro';
import { shortDay } from '../../lib/dates.ts';
import { refusalText } from '../../lib/refusal.ts';
import type { NoOrder } from './use-place-order.ts';

/** What the customer can do about it: change the cart, agree to the price, correct the address, or try again. */
export type WayOn = 'cart' | 'price' | 'address' | 'again';

/** Why no order was placed, in plain words, with the one way on. */
export const refusalWords = (refusal: NoOrder): { text: string; wayOn: WayOn } => {
  switch (refusal.__typename) {
    case 'PriceChanged':
      return { text: t`The total has changed and is now ${refusal.total.text}.`, wayOn: 'price' };
    case 'CutOffPassed':
      return { text: t`Ordering for this meal just closed.`, wayOn: 'cart' };
    case 'SoldOut':
      return {
        text:
          refusal.platesLeft === 0
            ? t`Sorry, this meal just sold out.`
            : plural(refusal.platesLeft, {
                one: 'Sorry, only # plate is left for this meal.',
                other: 'Sorry, only # plates are left for this meal.',
              }),
        wayOn: 'cart',
      };
    case 'UnpaidPlatesLimit':
      return {
        text:
          refusal.platesLeft === 0
            ? t`You can't order more unpaid plates until your first order is complete. Cancel one you don't need, or ask our support team to arrange payment.`
            : plural(refusal.platesLeft, {
                one: 'Until your first order is complete, you can order only # more unpaid plate. Please order fewer, or ask our support team to arrange payment.',
                other:
                  'Until your first order is complete, you can order only # more unpaid plates. Please order fewer, or ask our support team to arrange payment.',
              }),
        wayOn: 'cart',
      };
    case 'KitchenPaused':
      return { text: t`The cook is taking a break until ${shortDay(refusal.until)}.`, wayOn: 'cart' };
    case 'KitchenUnavailable':
      return { text: t`This kitchen is not taking orders at the moment.`, wayOn: 'cart' };
    case 'DishUnavailable':
      return { text: t`A dish in your cart has sold out.`, wayOn: 'cart' };
    case 'FulfillmentUnavailable':
      return refusal.field === 'deliveryAddress'
        ? { text: t`This kitchen doesn't deliver to this address.`, wayOn: 'address' }
        : { text: refusalText(refusal), wayOn: 'cart' };
    case 'CartIsEmpty':
      return { text: t`Your cart is empty.`, wayOn: 'cart' };
    case 'InvalidInput':
      return { text: refusalText(refusal), wayOn: refusal.field === 'deliveryAddress' ? 'address' : 'cart' };
    case 'IdempotencyConflict':
      return {
        text: t`This order has changed since it was first sent. Please place it again.`,
        wayOn: 'again',
      };
    case 'Unanswered':
      return {
        text: t`We didn't hear back. It's safe to try again: your order won't be placed or charged twice.`,
        wayOn: 'again',
      };
  }
};
