import { chosenFrom, isChosenRight } from '../../../../schema/rules/chosen.ts';
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

/** Dishes to have instead: on sale, and cooked for that meal. */
export const otherDishes = (kitchen: Kitchen | undefined, meal: Meal): OtherDish[] =>
  (kitchen?.menu ?? [])
    .flatMap(({ dishes }) => dishes)
    .filter(dish => dish.isAvailable && isCookedThen(dish, meal, kitchen!.mealMenus));

type Groups = readonly NonNullable<Kitchen>['menu'][number]['dishes'][number]['optionGroups'][number][];

/** What can be chosen about the dishes of a kitchen, by their IDs; empty before the menu is there. */
export const groupsByDish = (kitchen: Kitchen | undefined): ReadonlyMap<string, Groups> =>
  new Map((kitchen?.menu ?? []).flatMap(({ dishes }) => dishes.map(dish => [dish.id, dish.optionGroups])));

/** The lines without choices that are gone, as far as the menu is known. */
export const currentLines = (groups: ReadonlyMap<string, Groups>, draft: readonly DraftLine[]): DraftLine[] =>
  draft.map(line => {
    const known = groups.get(line.dishId);
    return known ? { ...line, choiceIds: chosenFrom(known, line.choiceIds).map(({ id }) => id) } : line;
  });

/** Whether a line can be ordered with its choices, as far as the menu is known. */
export const isLineReady = (groups: Groups | undefined, { quantity, choiceIds }: DraftLine): boolean =>
  quantity === 0 || !groups || isChosenRight(groups, choiceIds);
