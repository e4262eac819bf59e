import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { daysAfter } from '../../../schema/rules/days.ts';
import type { CookingWeek_weekFragment, Mealtime } from '../../generated/graphql.ts';
import { clockTime, shortDay } from '../../lib/formats/dates.ts';
import { weekdaysInOrder } from '../../lib/formats/weekdays.ts';
import { translate } from '../../lib/language.ts';

const mealtimes: Record<Mealtime, MessageDescriptor> = {
  BREAKFAST: msg`Breakfast`,
  LUNCH: msg`Lunch`,
  DINNER: msg`Dinner`,
};

/** As it begins a line; within one it is mealtimeWord. */
export const mealtimeName = (mealtime: Mealtime) => translate(mealtimes[mealtime]);

/** Minutes from midnight as a clock shows them, for example 3 PM. */
export const clockOf = (minutes: number): string =>
  clockTime(new Date((((minutes % 1440) + 1440) % 1440) * 60_000), 'UTC');

/** A cut-off with its day when that is not the day itself, for example '8 PM the day before'. */
export const cutOffText = (minutes: number): string => {
  if (minutes >= 0) return clockOf(minutes);
  return minutes >= -1440 ? t`${clockOf(minutes)} the day before` : t`${clockOf(minutes)} two days before`;
};

/** For example 'Nov 26 – Nov 28', or the one day alone. */
export const daysText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay ? shortDay(firstDay) : `${shortDay(firstDay)} – ${shortDay(lastDay)}`;

type Plans = readonly Pick<CookingWeek_weekFragment['plans'][number], 'weekday' | 'plates'>[];

/** The plates planned for all meals of a weekday. */
export const platesPlanned = (plans: Plans, weekday: number): number =>
  plans.filter(plan => plan.weekday === weekday).reduce((sum, { plates }) => sum + plates, 0);

/** The plates planned for each day when it is the same number on all seven and more than is sold. */
export function overPlannedEveryDay({ plans, capacity }: { plans: Plans; capacity: number }) {
  const [first, ...others] = weekdaysInOrder.map(weekday => platesPlanned(plans, weekday));
  return first! > capacity && others.every(planned => planned === first) ? first : undefined;
}

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

/** What a closure that was saved leaves out of tiffin plans. */
export const tiffinsLeftOut = (meals: number): string =>
  plural(meals, {
    one: '# planned tiffin is left out. Its customer is notified.',
    other: '# planned tiffins are left out. Their customers are notified.',
  });
