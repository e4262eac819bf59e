import type { Cart } from '../../../features/cart/cart.ts';
import { firstDay } from '../../../features/tiffin-plans/starting/first-day.ts';
import type { Fulfillment, OfferToStart_offerFragment } from '../../../generated/graphql.ts';

/** What is chosen about each dish, by its ID. */
export type ChosenByDish = Readonly<Record<string, Cart['lines'][number]['choices']>>;

interface Choice {
  people: number;
  chosen: ChosenByDish;
  fulfillment: Fulfillment;
  today: string;
}

/** A meal of an offer in the form of a cart, on its next day. Its prices are those of the menu, which the quote replaces. */
export const mealOfOffer = (
  { supplier, mealtime, weekdays, dishes }: OfferToStart_offerFragment,
  { people, chosen, fulfillment, today }: Choice,
): Cart => ({
  supplierId: supplier.id,
  kitchenName: supplier.kitchenName,
  serviceDate: firstDay(weekdays, { today }),
  mealtime,
  fulfillment,
  note: '',
  lines: dishes.map(({ quantity, dish }) => ({
    dishId: dish.id,
    quantity: quantity * people,
    name: dish.name,
    choices: chosen[dish.id] ?? [],
    priceCents: dish.price.cents,
    plates: dish.plates,
  })),
});
