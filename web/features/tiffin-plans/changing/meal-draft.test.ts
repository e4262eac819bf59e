import { expect, it } from 'vitest';
import { draftOf, linesInput, otherDishes } from './meal-draft.ts';

const dish = (id: string, given: object = {}) => ({
  __typename: 'Dish' as const,
  id,
  name: id,
  isAvailable: true,
  mealtimes: ['LUNCH' as const],
  weekdays: [4],
  price: { __typename: 'Money' as const, cents: 900, text: '$9.00' },
  optionGroups: [],
  ...given,
});
const kitchen = (mealMenus: { serviceDate: string; mealtime: 'LUNCH'; dishIds: string[] }[] = []) => ({
  __typename: 'Supplier' as const,
  id: 'asha',
  mealMenus: mealMenus.map(menu => ({ __typename: 'MealMenu' as const, ...menu })),
  menu: [
    {
      __typename: 'MenuCategory' as const,
      id: 'mains',
      dishes: [
        dish('dosa'),
        dish('off', { isAvailable: false }),
        dish('friday', { weekdays: [5] }),
        dish('thali', { optionGroups: [{ __typename: 'OptionGroup' as const, id: 'bread', least: 1 }] }),
      ],
    },
  ],
});
/** A Thursday. */
const meal = { serviceDate: '2026-11-26', mealtime: 'LUNCH' as const };
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

it('offers what is cooked for the meal and needs no choice', () => {
  expect(idsOf(otherDishes(kitchen(), meal))).toEqual(['dosa']);
});

it('offers what a menu of the day has', () => {
  expect(idsOf(otherDishes(kitchen([{ ...meal, dishIds: ['friday'] }]), meal))).toEqual(['friday']);
});

it('offers nothing before the menu is there', () => {
  expect(otherDishes(undefined, meal)).toEqual([]);
});

it('keeps the choices of a dish and leaves out what has no portions', () => {
  const draft = draftOf([
    { dishId: 'dosa', dishName: 'Dosa', quantity: 2, choices: [{ id: 'ghee' }] },
    { dishId: 'idli', dishName: 'Idli', quantity: 1, choices: [] },
  ]);
  expect(linesInput(draft.map(line => (line.dishId === 'idli' ? { ...line, quantity: 0 } : line)))).toEqual([
    { dishId: 'dosa', quantity: 2, choiceIds: ['ghee'] },
  ]);
});
