import { plural, t } from '@lingui/core/macro';
import type { ReorderQuery } from '../../../generated/graphql.ts';
import { listed } from '../../../lib/language.ts';
import type { Cart } from '../cart.ts';
import { hasDishes } from '../cart-totals.ts';

export type Reorder = NonNullable<ReorderQuery['reorder']>;

/** The dishes of a past order at the prices of today, for the next meal that is open; none if nothing is. */
export const reorderedCart = (
  { supplier, lines }: Reorder,
  wished: Cart['fulfillment'],
): Cart | undefined => {
  const { id, kitchenName, isActive, offersDelivery, nextMealWindow } = supplier;
  if (!isActive || !nextMealWindow || lines.length === 0) return undefined;
  const isOffered = wished === 'DELIVERY' ? offersDelivery : supplier.offersPickup;
  return {
    supplierId: id,
    kitchenName,
    serviceDate: nextMealWindow.serviceDate,
    mealtime: nextMealWindow.mealtime,
    fulfillment: isOffered ? wished : offersDelivery ? 'DELIVERY' : 'PICKUP',
    note: '',
    lines: lines.map(({ dish, quantity }) => ({
      dishId: dish.id,
      name: dish.name,
      priceCents: dish.price.cents,
      quantity,
    })),
  };
};

export const whyNothing = ({ supplier, lines }: Reorder): string =>
  supplier.isActive && lines.length === 0
    ? t`None of these dishes are on the menu anymore. Take a look at what's new.`
    : t`${supplier.kitchenName} is not taking orders at the moment.`;

/** What changed, and what would be lost; nothing when the order can be repeated as it was. */
export const whatToKnow = ({ gone, changedPrices }: Reorder, current: Cart | undefined): string[] => [
  ...(gone.length > 0
    ? [
        plural(gone.length, {
          one: `${listed(gone)} is no longer on the menu.`,
          other: `${listed(gone)} are no longer on the menu.`,
        }),
      ]
    : []),
  ...(changedPrices.length > 0
    ? [t`The price of ${listed(changedPrices)} has changed. Your cart shows the new price.`]
    : []),
  ...(hasDishes(current) ? [t`This replaces your cart with dishes from ${current.kitchenName}.`] : []),
];
