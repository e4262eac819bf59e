import { expect, it } from 'vitest';
import type { PrepSupplement_supplementFragment } from '../../../generated/graphql.ts';
import { changedDishesOf } from './changed-dishes.ts';

type Order = PrepSupplement_supplementFragment['reopenedOrders'][number];
type Line = Order['lines'][number];

const dosa: Line = {
  __typename: 'OrderLine',
  position: 1,
  dishId: 'dosa',
  dishName: 'Masala Dosa',
  quantity: 2,
  choices: [],
  mealContent: null,
  allergens: ['MILK'],
  addedAllergens: ['PEANUTS'],
  diet: 'VEGETARIAN',
  changedDiet: null,
  marks: [],
  removedMarks: [],
};

const order = (id: string, reopenedAt: string, ...lines: Line[]): Order => ({
  __typename: 'Order',
  id,
  reopenedAt,
  lines,
});

const [first, later] = ['2026-11-17T23:10:00.000Z', '2026-11-17T23:30:00.000Z'];

it('adds up the portions of a dish that changed in the same way, and leaves out what did not change', () => {
  const rice: Line = { ...dosa, position: 2, dishId: 'rice', dishName: 'Lemon Rice', addedAllergens: [] };
  const dishes = changedDishesOf([
    order('meera', first, dosa, rice),
    order('ravi', later, { ...dosa, quantity: 3 }),
  ]);
  expect(dishes).toEqual([{ line: dosa, portions: 5, at: later }]);
});

it('keeps apart what changed in another way', () => {
  const vegan: Line = { ...dosa, addedAllergens: [], changedDiet: 'VEGAN' };
  const dishes = changedDishesOf([order('meera', first, dosa), order('ravi', later, vegan)]);
  expect(dishes.map(({ portions, at }) => [portions, at])).toEqual([
    [2, first],
    [2, later],
  ]);
});

it('is empty without orders', () => {
  expect(changedDishesOf([])).toEqual([]);
});
