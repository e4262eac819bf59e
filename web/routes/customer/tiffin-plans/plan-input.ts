import type { Cart } from '../../../features/cart/cart.ts';
import { quoteInput } from '../../../features/cart/quote-cart.ts';
import { orderDraft } from '../../../features/checkout/order-draft.ts';
import type { PlanChoice } from '../../../features/tiffin-plans/starting/plan-choice.ts';
import type { QuoteCartInput, StartTiffinPlanInput } from '../../../generated/graphql.ts';

/** The meal of a plan without its day: whether the day of the cart is still open does not matter. */
export const mealInput = (cart: Cart): QuoteCartInput => {
  const { serviceDate, mealtime, ...meal } = quoteInput(cart);
  return meal;
};

export const planInput = (
  cart: Cart,
  { weekdays, startsOn, endsOn, hasConsented }: PlanChoice,
  address: string | null,
  totalCents: number,
): StartTiffinPlanInput => {
  const { serviceDate, ...meal } = orderDraft(cart, address, totalCents);
  return { ...meal, weekdays: [...weekdays], startsOn, endsOn: endsOn || null, hasConsented };
};
