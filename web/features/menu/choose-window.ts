import type { MealPicker_supplierFragment } from '../../generated/graphql.ts';

export type MealWindow = MealPicker_supplierFragment['mealWindows'][number];
export type WindowChoice = Pick<MealWindow, 'serviceDate' | 'mealtime'>;

type Offered = WindowChoice & Pick<MealWindow, 'platesLeft'>;

export const isSameWindow = (one: WindowChoice, other: WindowChoice | undefined) =>
  one.serviceDate === other?.serviceDate && one.mealtime === other?.mealtime;

/** The first of the wishes that can still be ordered, else the first window that can. */
export const openWindow = <Window extends Offered>(
  windows: readonly Window[],
  wishes: readonly (WindowChoice | undefined)[],
): Window | undefined => {
  const open = windows.filter(window => window.platesLeft > 0);
  const wish = wishes.find(wished => open.some(window => isSameWindow(window, wished)));
  return open.find(window => isSameWindow(window, wish)) ?? open[0];
};
