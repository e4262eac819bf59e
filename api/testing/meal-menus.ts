import type { TestKitchen } from './builders/a-kitchen.ts';
import type { Visitor } from './visitor.ts';

interface Meal {
  serviceDate: string;
  mealtime: string;
}

/** A menu for one meal; without dishes its usual ones. */
export const menuFor = (meal: Meal, dishes: readonly { id: string }[] | null) => ({
  dishIds: dishes?.map(({ id }) => id) ?? null,
  contents: [] as { dishId: string; text: string }[],
  meals: [{ serviceDate: meal.serviceDate, mealtime: meal.mealtime }],
});

/** Publishes menus as the cook of a kitchen: returns the result or the Problem. */
export const publish = async (cook: Visitor, ...menus: object[]) => {
  const document = `mutation ($menus: [MealMenuInput!]!) {
    publishMealMenus(menus: $menus) {
      __typename
      ... on PublishedMealMenus { mealCount stillOrdered { serviceDate mealtime dishId dishName orders }
        orderedContents { serviceDate mealtime dishId dishName mealContent orders } }
      ... on Problem { code message field }
      ... on MealsClosed { meals { serviceDate mealtime } }
      ... on DishesNotOnMenu { dishIds } } }`;
  return (await cook.graphql(document, { menus })).publishMealMenus;
};

/** What customers see of the meals of a kitchen. */
export const mealsOf = async (
  reader: Visitor,
  kitchen: TestKitchen,
): Promise<{
  mealWindows: Meal[];
  nextMealWindow: Meal | null;
  mealMenus: (Meal & { dishIds: string[]; contents: { dishId: string; text: string }[] })[];
}> => {
  const document = `query ($id: ID!) { supplier(id: $id) {
    mealWindows { serviceDate mealtime } nextMealWindow { serviceDate mealtime }
    mealMenus { serviceDate mealtime dishIds contents { dishId text } } } }`;
  return (await reader.graphql(document, { id: kitchen.id })).supplier;
};
