import type { Cart } from '../../../features/cart/cart.ts';
import { quoteInput } from '../../../features/cart/quote-cart.ts';
import { orderDraft } from '../../../features/checkout/order-draft.ts';
import { weekdayAddresses } from '../../../features/tiffin-plans/changing/weekday-addresses.ts';
import type { PlanChoice } from '../../../features/tiffin-plans/starting/plan-choice.ts';
import type { QuoteCartInput, StartTiffinPlanInput } from '../../../generated/graphql.ts';

/** The meal of a plan without its day: whether the day of the cart is still open does not matter. */
export const mealInput = (cart: Cart): QuoteCartInput => {
  const { serviceDate, mealtime, ...meal } = quoteInput(cart);
  return meal;
};

export const planInput = (
  cart: Cart,
  choice: PlanChoice,
  address: string | null,
  totalCents: number,
): StartTiffinPlanInput => {
  const { serviceDate, ...meal } = orderDraft(cart, address, totalCents);
  const { weekdays, startsOn, endsOn, hasConsented } = choice;
  const elsewhere = cart.fulfillment === 'DELIVERY' ? weekdayAddresses(choice) : [];
  return {
    ...meal,
    weekdays: [...weekdays],
    ...(elsewhere.length > 0 && { weekdayAddresses: elsewhere }),
    startsOn,
    endsOn: endsOn || null,
    hasConsented,
  };
};
