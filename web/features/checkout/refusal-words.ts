import { plural, t } from '@lingui/core/macro';
import { shortDay } from '../../lib/formats/dates.ts';
import { refusalText } from '../../lib/refusal.ts';
import type { NoOrder } from './use-place-order.ts';

/**
 * What the customer can do about it: change the cart, agree to the price, correct the address, confirm the email, or
 * try again; staff who only view can do nothing.
 */
export type NextAction = 'cart' | 'price' | 'address' | 'proof' | 'again' | 'none';

/** Why no order was placed, in plain words, with the one way on. */
export const refusalWords = (refusal: NoOrder): { text: string; nextAction: NextAction } => {
  switch (refusal.__typename) {
    case 'PriceChanged':
      return { text: t`The total has changed and is now ${refusal.total.text}.`, nextAction: 'price' };
    case 'CutOffPassed':
      return { text: t`Ordering for this meal just closed.`, nextAction: 'cart' };
    case 'SoldOut':
      return {
        text:
          refusal.platesLeft === 0
            ? t`Sorry, this meal just sold out.`
            : plural(refusal.platesLeft, {
                one: 'Sorry, only # plate is left for this meal.',
                other: 'Sorry, only # plates are left for this meal.',
              }),
        nextAction: 'cart',
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
        nextAction: 'cart',
      };
    case 'EmailNotProven':
      return {
        text: t`You have an unpaid order. Please open the link that we emailed you; after that you can order again.`,
        nextAction: 'proof',
      };
    case 'KitchenPaused':
      return { text: t`The cook is taking a break until ${shortDay(refusal.until)}.`, nextAction: 'cart' };
    case 'OrderingStopped':
      return { text: t`We aren't taking orders right now: ${refusal.reason}`, nextAction: 'none' };
    case 'KitchenUnavailable':
      return { text: t`This kitchen is not taking orders at the moment.`, nextAction: 'cart' };
    case 'DishUnavailable':
      return { text: t`A dish in your cart has sold out.`, nextAction: 'cart' };
    case 'ChoicesChanged':
      return { text: t`Please choose again for a dish in your cart.`, nextAction: 'cart' };
    case 'DietNotAccepted':
      return { text: t`Someone in your household never eats a dish in your cart.`, nextAction: 'cart' };
    case 'DishNotCooked':
      return { text: t`A dish in your cart isn't cooked for this meal.`, nextAction: 'cart' };
    case 'TooFewPortions':
      return { text: t`Too few portions are left of a dish in your cart.`, nextAction: 'cart' };
    case 'FulfillmentUnavailable':
      return refusal.field === 'deliveryAddress'
        ? { text: t`This kitchen doesn't deliver to this address.`, nextAction: 'address' }
        : { text: refusalText(refusal), nextAction: 'cart' };
    case 'CartIsEmpty':
      return { text: t`Your cart is empty.`, nextAction: 'cart' };
    case 'InvalidInput':
      return {
        text: refusalText(refusal),
        nextAction: refusal.field === 'deliveryAddress' ? 'address' : 'cart',
      };
    case 'IdempotencyConflict':
      return {
        text: t`This order has changed since it was first sent. Please place it again.`,
        nextAction: 'again',
      };
    case 'ViewOnly':
      return { text: refusal.message, nextAction: 'none' };
    case 'Unanswered':
      return {
        text: t`We didn't hear back. It's safe to try again: your order won't be placed or charged twice.`,
        nextAction: 'again',
      };
  }
};
