import { expect, it } from 'vitest';
import { windowFrom, withWindow } from './window-in-url.ts';

it('round-trips through the URL, leaving other parameters alone', () => {
  const search = withWindow(new URLSearchParams('tab=menu'), {
    serviceDate: '2026-11-23',
    mealtime: 'DINNER',
  });
  expect(search.toString()).toBe('tab=menu&date=2026-11-23&meal=dinner');
  expect(windowFrom(search)).toEqual({ serviceDate: '2026-11-23', mealtime: 'DINNER' });
});

it.each(['', 'date=2026-11-23', 'meal=dinner', 'date=2026-11-23&meal=brunch'])(
  'is nothing in "%s"',
  search => {
    expect(windowFrom(new URLSearchParams(search))).toBeUndefined();
  },
);
