import { expect, test } from 'vitest';
import { fullDays, servedFrom, without } from './spots-of-week.ts';

const [monday, tuesday, wednesday] = [1, 2, 3];
/** Two spots on Monday, one on Tuesday, none on the others. */
const left = [0, 2, 1, 0, 0, 0, 0];

test('A plan takes the spots of its people on its days alone', () => {
  expect(without(left, { weekdays: [monday], people: 2 })).toEqual([0, 0, 1, 0, 0, 0, 0]);
});

test('The days are named on which people do not fit', () => {
  const meals = { weekdays: [monday, tuesday, wednesday], people: 2 };
  expect(fullDays(left, meals)).toEqual([tuesday, wednesday]);
});

test('The first in line who fits on all days is served, and who comes after gets what is left', () => {
  const family = { name: 'Meera', weekdays: [monday, tuesday], people: 2 };
  const both = { name: 'Priya', weekdays: [monday, tuesday], people: 1 };
  const late = { name: 'Ravi', weekdays: [tuesday], people: 1 };
  const { served, left: rest } = servedFrom(left, [family, both, late]);
  expect(served.map(({ name }) => name)).toEqual(['Priya']);
  expect(rest).toEqual([0, 1, 0, 0, 0, 0, 0]);
});
