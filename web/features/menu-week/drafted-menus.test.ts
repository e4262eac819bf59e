import { expect, test } from 'vitest';
import {
  cookedDishes,
  copiedWeek,
  daysToPublish,
  menuOf,
  menusUntil,
  type OwnMenu,
  restored,
  stored,
  type WeekMeal,
  withContent,
  withDish,
  withMenu,
} from './drafted-menus.ts';

const dal = {
  id: 'dal',
  mealtimes: ['LUNCH', 'DINNER'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  isTiffinOfTheDay: false,
} as const;
const idli = { id: 'idli', mealtimes: ['BREAKFAST'], weekdays: [0, 6], isTiffinOfTheDay: false } as const;
const tiffin = { ...dal, id: 'tiffin', isTiffinOfTheDay: true };
const dishes = [idli, dal, tiffin];

const menu = (dishIds: string[], content?: string): OwnMenu => ({
  dishIds,
  contents: content ? [{ dishId: 'tiffin', text: content }] : [],
});
const noon = new Date('2026-11-25T12:00:00Z');

const dinner = (serviceDate: string, dishIds: string[] | null = null, content?: string): WeekMeal => ({
  __typename: 'MenuWeekMeal',
  serviceDate,
  mealtime: 'DINNER',
  cutOffAt: `${serviceDate}T20:00:00Z`,
  dishIds,
  contents: content ? [{ __typename: 'MealContent', dishId: 'tiffin', text: content }] : [],
});

test("Asha's draft holds what differs from the published menu, and survives a reload", () => {
  const friday = dinner('2026-11-27', ['dal']);
  const drafted = withMenu(new Map(), friday, menu(['idli', 'dal']));
  expect(restored(stored(drafted))).toEqual(drafted);
  expect(menuOf(friday, drafted)).toEqual(menu(['idli', 'dal']));
  expect(withMenu(drafted, friday, menu(['dal'])).size).toBe(0);
  const usual = withMenu(drafted, friday, null);
  expect(menuOf(friday, usual)).toBeNull();
  expect(cookedDishes(dishes, friday, null)).toEqual([dal, tiffin]);
  expect(cookedDishes(dishes, friday, menu(['idli', 'gone']))).toEqual([idli]);
});

test('she copies last week, as published and as drafted, but not over a meal whose orders have closed', () => {
  const week = {
    firstDay: '2026-11-25',
    meals: [
      dinner('2026-11-17', ['idli']),
      dinner('2026-11-18', ['dal']),
      dinner('2026-11-19', ['idli']),
      dinner('2026-11-25'),
      dinner('2026-11-26', ['idli']),
    ],
  };
  const drafted = withMenu(new Map(), week.meals[1]!, menu(['idli']));
  const next = copiedWeek(drafted, week, noon);
  expect([...next]).toEqual([
    ['2026-11-18 DINNER', menu(['idli'])],
    ['2026-11-25 DINNER', menu(['idli'])],
  ]);
  expect(copiedWeek(new Map(), week, new Date('2026-11-25T21:00:00Z')).size).toBe(0);
});

test('meals with the same menu are sent together, those of later days and removed dishes not at all', () => {
  const drafted = new Map([
    ['2026-11-26 DINNER', menu(['dal', 'gone'])],
    ['2026-11-27 DINNER', menu(['dal'])],
    ['2026-11-28 DINNER', null],
    ['2026-11-29 DINNER', menu([])],
  ]);
  const meal = (serviceDate: string) => ({ serviceDate, mealtime: 'DINNER' });
  expect(menusUntil(drafted, '2026-11-28', dishes)).toEqual([
    { dishIds: ['dal'], contents: [], meals: [meal('2026-11-26'), meal('2026-11-27')] },
    { dishIds: null, contents: [], meals: [meal('2026-11-28')] },
  ]);
  expect(daysToPublish(drafted, dishes)).toHaveLength(4);
});

test("what is in Asha's tiffin is drafted for each meal, and copied with the menu", () => {
  const week = {
    firstDay: '2026-11-25',
    meals: [dinner('2026-11-19', ['dal', 'tiffin'], 'Dal makhani, 3 roti'), dinner('2026-11-26')],
  };
  const thursday = week.meals[1]!;
  const copied = copiedWeek(new Map(), week, noon);
  expect(menuOf(thursday, copied)).toMatchObject(menu(['dal', 'tiffin'], 'Dal makhani, 3 roti'));
  const rewritten = withMenu(
    copied,
    thursday,
    withContent(menuOf(thursday, copied)!, 'tiffin', 'Rajma, rice'),
  );
  expect(restored(stored(rewritten))).toEqual(rewritten);
  expect(menusUntil(rewritten, '2026-11-26', dishes)).toEqual([
    {
      dishIds: ['dal', 'tiffin'],
      contents: [{ dishId: 'tiffin', text: 'Rajma, rice' }],
      meals: [{ serviceDate: '2026-11-26', mealtime: 'DINNER' }],
    },
  ]);
  expect(withDish(menu(['dal', 'tiffin'], 'Rajma, rice'), 'tiffin')).toEqual(menu(['dal']));
  expect(withContent(menu(['tiffin'], 'Rajma, rice'), 'tiffin', '')).toEqual(menu(['tiffin']));
  const ordinary = dishes.map(dish => ({ ...dish, isTiffinOfTheDay: false }));
  expect(menusUntil(rewritten, '2026-11-26', ordinary)[0]!.contents).toEqual([]);
});
