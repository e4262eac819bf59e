import { expect, it } from 'vitest';
import { openWindow } from './choose-window.ts';

const lunch = { serviceDate: '2026-11-23', mealtime: 'LUNCH', platesLeft: 0 } as const;
const dinner = { serviceDate: '2026-11-23', mealtime: 'DINNER', platesLeft: 4 } as const;
const nextLunch = { serviceDate: '2026-11-24', mealtime: 'LUNCH', platesLeft: 9 } as const;
const windows = [lunch, dinner, nextLunch];

it('preselects the first window with plates left', () => {
  expect(openWindow(windows, [])).toBe(dinner);
});

it('follows the first wish that can be ordered', () => {
  expect(openWindow(windows, [undefined, nextLunch])).toBe(nextLunch);
  expect(openWindow(windows, [lunch, nextLunch])).toBe(nextLunch);
  expect(openWindow(windows, [lunch])).toBe(dinner);
});

it('chooses nothing when everything is sold out', () => {
  expect(openWindow([lunch], [lunch])).toBeUndefined();
});
