import { expect, test } from 'vitest';
import { isIdentifier, newIdentifier } from './identifier.ts';

const earlier = new Date('2026-11-24T10:00:00.000Z');
const later = new Date('2026-11-24T10:00:00.001Z');

test('ids of one request are in order, although another request makes some meanwhile', () => {
  for (let times = 0; times < 100; times++) {
    const first = newIdentifier(earlier);
    const another = newIdentifier(later);
    const second = newIdentifier(earlier);
    expect([another, second, first].sort()).toEqual([first, second, another]);
  }
});

test('twenty thousand ids of one millisecond are UUIDs of version 7, in order', () => {
  const made = Array.from({ length: 20_000 }, () => newIdentifier(later));
  expect(made.every(isIdentifier)).toBe(true);
  expect(made.every(id => /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect([...new Set(made)].sort()).toEqual(made);
});
