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
      return { text: t`The time to order this meal has just passed.`, wayOn: 'cart' };
    case 'SoldOut':
      return {
        text:
          refusal.platesLeft === 0
            ? t`Others were faster: this meal is sold out.`
            : plural(refusal.platesLeft, {
                one: 'Others were faster: only # plate is left for this meal.',
                other: 'Others were faster: only # plates are left for this meal.',
              }),
        wayOn: 'cart',
      };
    case 'UnpaidPlatesLimit':
      return {
        text:
          refusal.platesLeft === 0
            ? t`You cannot order more unpaid plates until your first order is complete. Cancel one you do not need, or ask our support to arrange the payment.`
            : plural(refusal.platesLeft, {
                one: 'Until your first order is complete you can order only # more unpaid plate. Please order fewer, or ask our support to arrange the payment.',
                other:
                  'Until your first order is complete you can order only # more unpaid plates. Please order fewer, or ask our support to arrange the payment.',
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
        ? { text: t`This kitchen does not deliver to this address.`, wayOn: 'address' }
        : { text: refusalText(refusal), wayOn: 'cart' };
    case 'CartIsEmpty':
      return { text: t`There is nothing in the cart.`, wayOn: 'cart' };
    case 'InvalidInput':
      return { text: refusalText(refusal), wayOn: refusal.field === 'deliveryAddress' ? 'address' : 'cart' };
    case 'IdempotencyConflict':
      return {
        text: t`This order has changed since it was first sent. Please place it again.`,
        wayOn: 'again',
      };
    case 'Unanswered':
      return {
        text: t`No answer came, so your order may have arrived or not. Trying again is safe: it is never placed twice.`,
        wayOn: 'again',
      };
  }
};
