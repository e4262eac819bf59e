import type { WindowChoice } from './choose-window.ts';

const mealtimes: readonly WindowChoice['mealtime'][] = ['BREAKFAST', 'LUNCH', 'DINNER'];
const written = (mealtime: WindowChoice['mealtime']) => mealtime.toLowerCase();

/** A meal window as URL parameters, for example ?date=2026-11-23&meal=dinner. */
export const withWindow = (search: URLSearchParams, window: WindowChoice) => {
  const next = new URLSearchParams(search);
  next.set('date', window.serviceDate);
  next.set('meal', written(window.mealtime));
  return next;
};

export const windowFrom = (search: URLSearchParams): WindowChoice | undefined => {
  const serviceDate = search.get('date');
  const mealtime = mealtimes.find(each => written(each) === search.get('meal'));
  return serviceDate && mealtime ? { serviceDate, mealtime } : undefined;
};
