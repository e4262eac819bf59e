import type { Cents } from '../../../core/values/money.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import type { OrderedChoice } from '../ordered-choice.ts';

/** What a portion of a dish costs without its choices; `position` is that of its line in the cart. */
export type BasePriceOf = (dish: DishRow, choices: readonly OrderedChoice[], position: number) => Cents;

export const menuPrice: BasePriceOf = ({ priceCents }) => priceCents;

/** Prices of a quote, for the order that is placed from it. */
export const basePricesOf = ({ lines }: { lines: readonly { basePriceCents: Cents }[] }): Cents[] =>
  lines.map(({ basePriceCents }) => basePriceCents);

/** Prices that were settled before, one for each line; without any, those of the menu. */
export const settledPrices =
  (prices: readonly Cents[]): BasePriceOf =>
  ({ priceCents }, _, position) =>
    prices[position] ?? priceCents;
