import { isCookedThen, type Meal } from '../../../../schema/rules/cooked-then.ts';
import type { CartLineInput, DishesOfMealQuery } from '../../../generated/graphql.ts';

/** A dish of a meal while its customer changes it; one without portions is left out. */
export interface DraftLine {
  dishId: string;
  dishName: string;
  quantity: number;
  choiceIds: readonly string[];
}

interface AgreedLine {
  dishId: string;
  dishName: string;
  quantity: number;
  choices: readonly { id: string }[];
}

export const draftOf = (lines: readonly AgreedLine[]): DraftLine[] =>
  lines.map(({ dishId, dishName, quantity, choices }) => ({
    dishId,
    dishName,
    quantity,
    choiceIds: choices.map(({ id }) => id),
  }));

export const linesInput = (draft: readonly DraftLine[]): CartLineInput[] =>
  draft
    .filter(({ quantity }) => quantity > 0)
    .map(({ dishId, quantity, choiceIds }) => ({
      dishId,
      quantity,
      ...(choiceIds.length > 0 && { choiceIds: [...choiceIds] }),
    }));

type Kitchen = DishesOfMealQuery['supplier'];

export interface OtherDish {
  id: string;
  name: string;
  price: { text: string };
}

/** Dishes to have instead: cooked for that meal, and without choices that must be made first. */
export const otherDishes = (kitchen: Kitchen | undefined, meal: Meal): OtherDish[] =>
  (kitchen?.menu ?? [])
    .flatMap(({ dishes }) => dishes)
    .filter(
      dish =>
        dish.isAvailable &&
        isCookedThen(dish, meal, kitchen!.mealMenus) &&
        dish.optionGroups.every(({ least }) => least === 0),
    );
