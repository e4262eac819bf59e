import { expect, test } from 'vitest';
import { Places } from './places.ts';

const evicted: string[] = [];
const places = (inAll: number, each: number) => {
  evicted.length = 0;
  return new Places<string>({ inAll, each }, item => void evicted.push(item));
};

test('a holder has no more than their share, and a released slot is free again', () => {
  const sockets = places(10, 2);
  expect(['a', 'b', 'c'].map(item => sockets.take('meera', item))).toEqual([true, true, false]);
  sockets.release('meera', 'a');
  sockets.release('meera', 'a');
  expect(sockets.take('meera', 'c')).toBe(true);
  expect(sockets.take('meera', 'd')).toBe(false);
  expect(evicted).toEqual([]);
});

test('when all are taken, the oldest slot of the largest holder is released', () => {
  const sockets = places(4, 3);
  for (const item of ['a', 'b', 'c']) sockets.take('one who takes all', item);
  sockets.take('ravi', 'd');
  expect(sockets.take('meera', 'e')).toBe(true);
  expect(evicted).toEqual(['a']);
  // Both would then have the same number: the first holder stays.
  expect(sockets.take('meera', 'f')).toBe(false);
  expect(evicted).toEqual(['a']);
  sockets.release('one who takes all', 'a');
  expect(sockets.take('leela', 'g')).toBe(true);
  expect(evicted).toEqual(['a', 'b']);
});
