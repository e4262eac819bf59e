import { expect, it } from 'vitest';
import { aCart } from './a-cart.ts';
import {
  hasDishes,
  isFromAnotherKitchen,
  itemCount,
  plateCount,
  quantityOf,
  seenTotalCents,
} from './cart-totals.ts';

it('adds up plates and whole cents', () => {
  expect(plateCount(aCart())).toBe(3);
  expect(seenTotalCents(aCart())).toBe(3000);
});

it('counts a pot that takes two plates as one item', () => {
  const [line] = aCart().lines;
  const pot = aCart({ lines: [{ ...line!, quantity: 1, plates: 2 }] });
  expect(itemCount(pot)).toBe(1);
  expect(plateCount(pot)).toBe(2);
});

it('knows how many of a dish are in it', () => {
  expect(quantityOf(aCart(), 'rajma')).toBe(2);
  expect(quantityOf(aCart(), 'unknown')).toBe(0);
  expect(quantityOf(undefined, 'rajma')).toBe(0);
});

it('belongs to a kitchen only while it has dishes', () => {
  expect(isFromAnotherKitchen(aCart(), 'other')).toBe(true);
  expect(isFromAnotherKitchen(aCart(), 'annapurna')).toBe(false);
  expect(isFromAnotherKitchen(aCart({ lines: [] }), 'other')).toBe(false);
  expect(hasDishes(aCart({ lines: [] }))).toBe(false);
});
