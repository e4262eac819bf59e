import { expect, it } from 'vitest';
import { firstDay } from './first-day.ts';

/** A Wednesday. */
const today = '2026-11-25';

it('leaves out tomorrow once its cut-off has passed', () => {
  expect(firstDay([4], { today, firstOpen: '2026-11-27' })).toBe('2026-12-03');
  expect(firstDay([1, 4, 5], { today, firstOpen: '2026-11-27' })).toBe('2026-11-27');
});

it('begins tomorrow when tomorrow is one of the days', () => {
  expect(firstDay([4], { today })).toBe('2026-11-26');
});

it('begins a week later when today is the only weekday', () => {
  expect(firstDay([3], { today })).toBe('2026-12-02');
});

it('begins on the nearest of several days', () => {
  expect(firstDay([1, 5], { today })).toBe('2026-11-27');
});

it('offers tomorrow until a day is chosen', () => {
  expect(firstDay([], { today })).toBe('2026-11-26');
});
