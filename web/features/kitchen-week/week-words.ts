import type { CookingWeek_weekFragment, Mealtime } from '../../generated/graphql.ts';
import { daysAfter, shortDay } from '../../lib/formats/dates.ts';

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days as a week is planned, from Monday on. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0];

export const mealtimeNames: Record<Mealtime, string> = {
  BREAKFAST: 'Breakfast',
  LUNCH: 'Lunch',
  DINNER: 'Dinner',
};

/** Minutes from midnight as a clock shows them, for example 3 PM. */
export const clockOf = (minutes: number): string => {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(ofDay / 60);
  const minute = ofDay % 60;
  const minuteText = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minuteText} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A cut-off with its day when that is not the day itself, for example '8 PM the day before'. */
export const cutOffText = (minutes: number): string => {
  if (minutes >= 0) return clockOf(minutes);
  return `${clockOf(minutes)} ${minutes >= -1440 ? 'the day before' : 'two days before'}`;
};

/** For example 'Nov 26 – Nov 28', or the one day alone. */
export const daysText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? shortDay(firstDay) : `${shortDay(firstDay)} – ${shortDay(lastDay)}`;

export const ordersText = (orders: number): string => (orders === 1 ? '1 order' : `${orders} orders`);

type OpenOrders = readonly Omit<CookingWeek_weekFragment['openOrders'][number], '__typename'>[];

/** Number of open orders on some days. */
export const ordersBetween = (openOrders: OpenOrders, firstDay: string, lastDay: string): number =>
  openOrders
    .filter(({ serviceDate }) => firstDay <= serviceDate && serviceDate <= lastDay)
    .reduce((sum, { orders }) => sum + orders, 0);

interface Days {
  firstDay: string;
  lastDay: string;
}

/** How many orders are for days of a closure that were not closed before it was changed. */
export const newlyClosedOrders = (openOrders: OpenOrders, days: Days, before?: Days): number =>
  openOrders
    .filter(({ serviceDate: day }) => days.firstDay <= day && day <= days.lastDay)
    .filter(({ serviceDate: day }) => !before || day < before.firstDay || before.lastDay < day)
    .reduce((sum, { orders }) => sum + orders, 0);

/** The open orders for a meal on the next such weekday, including today. */
export const openOrdersFor = (
  { today, openOrders }: { today: string; openOrders: OpenOrders },
  weekday: number,
  mealtime: Mealtime,
) => {
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const day = daysAfter(today, ahead);
  return openOrders.find(each => each.serviceDate === day && each.mealtime === mealtime);
};
