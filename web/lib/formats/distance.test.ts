import { expect, it } from 'vitest';
import { milesBetween, milesWords } from './distance.ts';

const sanJose = { latitude: 37.3382, longitude: -121.8863 };
const fremont = { latitude: 37.5485, longitude: -121.9886 };
const newYork = { latitude: 40.7128, longitude: -74.006 };

it('measures near and far', () => {
  expect(milesWords(milesBetween(sanJose, fremont))).toBe('15.6 mi');
  expect(milesBetween(sanJose, newYork)).toBeCloseTo(2548, -1);
});

it('is the same both ways, and nothing to where one is', () => {
  expect(milesBetween(fremont, sanJose)).toBeCloseTo(milesBetween(sanJose, fremont), 9);
  expect(milesWords(milesBetween(sanJose, sanJose))).toBe('0.0 mi');
});

it('takes the radius of the specification', () => {
  const pole = { latitude: 90, longitude: 0 };
  const equator = { latitude: 0, longitude: 0 };
  expect(milesBetween(pole, equator)).toBeCloseTo((3959 * Math.PI) / 2, 6);
  expect(milesBetween(equator, { latitude: 0, longitude: 180 })).toBeCloseTo(3959 * Math.PI, 6);
});
