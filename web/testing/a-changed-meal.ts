import {
  CurrentMealDocument,
  type CurrentMealQuery,
  type CurrentMealQueryVariables,
  DishesOfMealDocument,
  type DishesOfMealQuery,
} from '../generated/graphql.ts';
import { answers } from './answers.ts';

const money = (cents: number) => ({
  __typename: 'Money' as const,
  cents,
  text: `$${(cents / 100).toFixed(2)}`,
});

export const aBread = (id: string, name: string) => ({
  __typename: 'OptionChoice' as const,
  id,
  name,
  priceCents: 0,
  allergens: id === 'roti' ? ['WHEAT' as const] : [],
  diet: null,
});

/** Asha's menu: a thali with these breads, one of which must be chosen. */
export const menuWith = (...choices: ReturnType<typeof aBread>[]): DishesOfMealQuery => ({
  supplier: {
    __typename: 'Supplier',
    id: 'asha',
    mealMenus: [],
    menu: [
      {
        __typename: 'MenuCategory',
        id: 'mains',
        dishes: [
          {
            __typename: 'Dish',
            id: 'thali',
            name: 'Thali',
            isAvailable: true,
            mealtimes: ['LUNCH'],
            weekdays: [0, 1, 2, 3, 4, 5, 6],
            price: money(800),
            optionGroups: [
              { __typename: 'OptionGroup', id: 'bread', name: 'Bread', least: 1, most: 1, choices },
            ],
          },
        ],
      },
    ],
  },
});

/** The menus in turn, as they are asked for. */
export const menusOf = (...menus: [DishesOfMealQuery, ...DishesOfMealQuery[]]) =>
  answers(DishesOfMealDocument, ...menus);

const isWithRoti = ({ lines }: CurrentMealQueryVariables): boolean =>
  [lines].flat().some(({ choiceIds }) => [choiceIds ?? []].flat().includes('roti'));

/** A meal at $8.00 whatever its bread; Meera never eats wheat. */
const quoteTiffinPlan = (variables: CurrentMealQueryVariables): CurrentMealQuery['quoteTiffinPlan'] => ({
  __typename: 'CartQuote',
  contentsKey: 'of today',
  total: money(800),
  lines: [{ __typename: 'QuotedLine', dish: { __typename: 'Dish', id: 'thali' } }],
  dietConflicts: isWithRoti(variables)
    ? [
        {
          __typename: 'DietConflict',
          id: 'thali with roti, never for Meera',
          dishName: 'Thali',
          people: [
            { __typename: 'DietConflictPerson', name: 'Meera', allergens: ['WHEAT'], diet: null, needs: [] },
          ],
        },
      ]
    : [],
});

export const quotes = {
  request: { query: CurrentMealDocument, variables: () => true },
  maxUsageCount: 100,
  result: (variables: CurrentMealQueryVariables) => ({
    data: { quoteTiffinPlan: quoteTiffinPlan(variables) },
  }),
};
