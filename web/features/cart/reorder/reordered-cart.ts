import { plural, t } from '@lingui/core/macro';
import type { ReorderQuery } from '../../../generated/graphql.ts';
import { listed } from '../../../lib/language.ts';
import type { Cart } from '../cart.ts';
import { hasDishes } from '../cart-totals.ts';

export type Reorder = NonNullable<ReorderQuery['reorder']>;

/** The dishes of a past order at the prices of today, for the next meal that has them all; none if no meal has. */
export const reorderedCart = (
  { supplier, lines, nextMeal }: Reorder,
  wished: Cart['fulfillment'],
): Cart | undefined => {
  const { id, kitchenName, isActive, offersDelivery } = supplier;
  if (!isActive || !nextMeal || lines.length === 0) return undefined;
  const isOffered = wished === 'DELIVERY' ? offersDelivery : supplier.offersPickup;
  return {
    supplierId: id,
    kitchenName,
    serviceDate: nextMeal.serviceDate,
    mealtime: nextMeal.mealtime,
    fulfillment: isOffered ? wished : offersDelivery ? 'DELIVERY' : 'PICKUP',
    note: '',
    lines: lines.map(({ dish, quantity, unitPrice, choices }) => ({
      dishId: dish.id,
      name: dish.name,
      priceCents: unitPrice.cents,
      choices: choices.map(({ id, name: choice }) => ({ id, name: choice })),
      plates: dish.plates,
      quantity,
    })),
  };
};

export const whyNothing = ({ supplier, lines }: Reorder): string => {
  if (!supplier.isActive) return t`${supplier.kitchenName} is not taking orders at the moment.`;
  return lines.length === 0
    ? t`None of these dishes are on the menu anymore. Take a look at what's new.`
    : t`${supplier.kitchenName} has no meal with all of these dishes in the coming days.`;
};

/** What changed, and what would be lost; nothing when the order can be repeated as it was. */
export const whatToKnow = (
  { gone, goneChoices, changedPrices }: Reorder,
  current: Cart | undefined,
): string[] => [
  ...(gone.length > 0
    ? [
        plural(gone.length, {
          one: `${listed(gone)} is no longer on the menu.`,
          other: `${listed(gone)} are no longer on the menu.`,
        }),
      ]
    : []),
  ...(goneChoices.length > 0
    ? [t`No longer offered: ${listed(goneChoices)}. Choose something else in your cart, if it's needed.`]
    : []),
  ...(changedPrices.length > 0
    ? [t`The price of ${listed(changedPrices)} has changed. Your cart shows the new price.`]
    : []),
  ...(hasDishes(current) ? [t`This replaces your cart with dishes from ${current.kitchenName}.`] : []),
];
