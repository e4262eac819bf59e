import { expect, it } from 'vitest';
import { neighbour } from './neighbor.ts';

const ids = ['a', 'b', 'c'];

it('goes through the queue and stays at its ends', () => {
  expect(neighbour(ids, null, 1)).toBe('a');
  expect(neighbour(ids, 'a', 1)).toBe('b');
  expect(neighbour(ids, 'a', -1)).toBe('a');
  expect(neighbour(ids, 'c', 1)).toBe('c');
  expect(neighbour([], 'c', 1)).toBeNull();
});

it('goes on from what is decided, to what is left', () => {
  expect(neighbour(ids, 'b', 1, 'not itself')).toBe('c');
  expect(neighbour(ids, 'c', 1, 'not itself')).toBe('b');
  expect(neighbour(['c'], 'c', 1, 'not itself')).toBeNull();
});
