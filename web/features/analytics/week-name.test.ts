import { expect, it } from 'vitest';
import { weekName, weekStart } from './week-name.ts';

it.each([
  ['2026-11-16', '2026-11-22', 'Nov 16 – 22'],
  ['2026-11-30', '2026-12-06', 'Nov 30 – Dec 6'],
  ['2026-11-30', '2026-11-30', 'Nov 30'],
])('names the week from %s to %s', (first, last, name) => {
  expect(weekName(first, last)).toBe(name);
});

it('names its first day', () => {
  expect(weekStart('2026-12-07')).toBe('Dec 7');
});
