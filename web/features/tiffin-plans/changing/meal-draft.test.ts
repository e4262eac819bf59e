import { expect, it } from 'vitest';
import { currentLines, draftOf, groupsByDish, isLineReady, linesInput, otherDishes } from './meal-draft.ts';

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
const choice = (id: string) => ({
  __typename: 'OptionChoice' as const,
  id,
  name: id,
  priceCents: 0,
  allergens: [],
  diet: null,
});
const bread = {
  __typename: 'OptionGroup' as const,
  id: 'bread',
  name: 'Bread',
  least: 1,
  most: 1,
  choices: [choice('roti'), choice('rice')],
};
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
        dish('thali', { optionGroups: [bread] }),
      ],
    },
  ],
});
/** A Thursday. */
const meal = { serviceDate: '2026-11-26', mealtime: 'LUNCH' as const };
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

it('offers what is cooked for the meal, also where something must be chosen', () => {
  expect(idsOf(otherDishes(kitchen(), meal))).toEqual(['dosa', 'thali']);
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

it('asks for choices that a dish needs by now, and forgets those that are gone', () => {
  const groups = groupsByDish(kitchen());
  const line = { dishId: 'thali', dishName: 'Thali', quantity: 1, choiceIds: ['roti'] };
  expect(isLineReady(groups.get('thali'), line)).toBe(true);
  expect(isLineReady(groups.get('thali'), { ...line, choiceIds: [] })).toBe(false);
  const current = (choiceIds: string[]) => currentLines(groups, [{ ...line, choiceIds }]);
  expect(current(['naan'])).toEqual([{ ...line, choiceIds: [] }]);
  expect(current(['roti', 'naan'])).toEqual([line]);
  expect(currentLines(new Map(), [{ ...line, choiceIds: ['naan'] }])).toEqual([
    { ...line, choiceIds: ['naan'] },
  ]);
  expect(isLineReady(groups.get('thali'), { ...line, quantity: 0, choiceIds: [] })).toBe(true);
  expect(isLineReady(undefined, line)).toBe(true);
});
