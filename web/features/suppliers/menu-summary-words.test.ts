import { expect, it } from 'vitest';
import { priceWords, vegetarianWords } from './menu-summary-words.ts';

const price = (cents: number) => ({ cents, text: `$${(cents / 100).toFixed(2)}` });
const summary = (least: number, most: number, dishCount = 3, vegetarianDishCount = 3) => ({
  dishCount,
  vegetarianDishCount,
  leastPrice: price(least),
  mostPrice: price(most),
});

it('shows the range of prices without needless cents', () => {
  expect(priceWords(summary(600, 1550))).toBe('$6–$15.50');
  expect(priceWords(summary(900, 900))).toBe('$9');
});

it('says how much of the menu is vegetarian', () => {
  expect(vegetarianWords(summary(600, 900))).toBe('All vegetarian');
  expect(vegetarianWords(summary(600, 900, 13, 12))).toBe('12 of 13 vegetarian');
  expect(vegetarianWords(summary(600, 900, 3, 0))).toBeNull();
});
