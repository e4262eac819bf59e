import { expect, it } from 'vitest';
import { landingPlace } from './landing-place.ts';

/** Three rows of 100 pixels. */
const rows = [0, 100, 200].map(top => ({ top, bottom: top + 100 }));

it.each([
  ['stays where it is picked up', 1, 150, 1],
  ['stays until it is past the middle of the next', 1, 249, 1],
  ['lands after the next', 1, 251, 2],
  ['lands before the one above', 1, 49, 0],
  ['lands first when dropped above all', 2, -500, 0],
  ['lands last when dropped below all', 0, 5000, 2],
])('%s', (_, dragged, height, place) => {
  expect(landingPlace(rows, dragged, height)).toBe(place);
});
