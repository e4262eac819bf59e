import { expect, test } from 'vitest';
import { timesOfMeal } from './times-of-meal.ts';

type Cart = readonly (readonly [dishId: string, quantity: number])[];

const dishes = (cart: Cart) => cart.map(([dishId, quantity]) => ({ dishId, quantity }));
const thaliWithTwoRoti = dishes([
  ['thali', 1],
  ['roti', 2],
]);

test.each<[string, Cart, number | undefined]>([
  [
    'the meal',
    [
      ['thali', 1],
      ['roti', 2],
    ],
    1,
  ],
  [
    'three of it',
    [
      ['thali', 3],
      ['roti', 6],
    ],
    3,
  ],
  [
    'a dish of it in two lines',
    [
      ['thali', 1],
      ['roti', 1],
      ['roti', 1],
    ],
    1,
  ],
  [
    'another dish beside',
    [
      ['thali', 1],
      ['roti', 2],
      ['lassi', 1],
    ],
    1,
  ],
  [
    'too few of one dish',
    [
      ['thali', 2],
      ['roti', 2],
    ],
    undefined,
  ],
  ['one dish alone', [['roti', 2]], undefined],
  [
    'half of it',
    [
      ['thali', 1],
      ['roti', 1],
    ],
    undefined,
  ],
  ['nothing', [], undefined],
])('A cart with %s', (_, cart, times) => {
  expect(timesOfMeal(thaliWithTwoRoti, dishes(cart))).toBe(times);
});

test('A meal without dishes is in no cart', () => {
  expect(timesOfMeal([], dishes([['thali', 1]]))).toBeUndefined();
});
