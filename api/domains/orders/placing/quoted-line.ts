import { groupsToChoose, isChosenRight } from '../../../../schema/rules/chosen.ts';
import { Money } from '../../../core/values/money.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import type { OptionGroup } from '../../menus/options/option-group.ts';
import type { OrderedChoice } from '../ordered-choice.ts';
import { type BasePriceOf, menuPrice } from './base-price.ts';
import type { QuotedLine } from './cart-quote.ts';
import type { LineToChoose } from './choices-changed.ts';

/** The choices of a dish with these IDs, as an order would keep them. */
const choicesWith = (groups: readonly OptionGroup[], choiceIds: readonly string[]): OrderedChoice[] =>
  groups.flatMap(({ name: group, choices }) =>
    choices.filter(({ id }) => choiceIds.includes(id)).map(choice => ({ ...choice, group })),
  );

interface LineFacts {
  quantity: number;
  choiceIds: readonly string[];
  mealContent?: string | null;
  position?: number;
}

/** A line at the current prices of its choices, and of its dish unless it has another one. */
export const quotedLine = (
  dish: DishRow,
  { quantity, choiceIds, mealContent = null, position = 0 }: LineFacts,
  basePriceOf: BasePriceOf = menuPrice,
): QuotedLine & { dish: DishRow } => {
  const choices = choicesWith(dish.optionGroups, choiceIds);
  const basePriceCents = basePriceOf(dish, choices, position);
  const cents = choices.reduce((sum, { priceCents }) => sum + priceCents, basePriceCents);
  return {
    dish,
    quantity,
    choiceIds,
    choices,
    mealContent,
    basePriceCents,
    unitPrice: new Money(cents),
    lineTotal: new Money(cents * quantity),
  };
};

/** The lines whose choices do not fit their dish. */
export const linesToChoose = (lines: readonly QuotedLine[]): (LineToChoose & { name: string })[] =>
  lines
    .filter(({ dish, choiceIds }) => !isChosenRight(dish.optionGroups, choiceIds))
    .map(({ dish, choiceIds }) => ({
      dishId: dish.id,
      choiceIds,
      name: dish.name,
      groups: groupsToChoose(dish.optionGroups, choiceIds).map(group => group.name),
    }));
