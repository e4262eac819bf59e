import { expect, it } from 'vitest';
import { neighbor } from './neighbor.ts';

const ids = ['a', 'b', 'c'];

it('goes through the queue and stays at its ends', () => {
  expect(neighbor(ids, null, 1)).toBe('a');
  expect(neighbor(ids, 'a', 1)).toBe('b');
  expect(neighbor(ids, 'a', -1)).toBe('a');
  expect(neighbor(ids, 'c', 1)).toBe('c');
  expect(neighbor([], 'c', 1)).toBeNull();
});

it('moves from decided items to the remaining ones', () => {
  expect(neighbor(ids, 'b', 1, 'not itself')).toBe('c');
  expect(neighbor(ids, 'c', 1, 'not itself')).toBe('b');
  expect(neighbor(['c'], 'c', 1, 'not itself')).toBeNull();
});
