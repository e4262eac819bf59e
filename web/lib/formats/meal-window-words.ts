import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { daysAfter } from '../../../schema/rules/days.ts';
import { translate } from '../language.ts';
import { calendarDay, clockTime, dayWord, shortDay } from './dates.ts';

type Mealtime = 'BREAKFAST' | 'LUNCH' | 'DINNER';

const mealtimes: Record<Mealtime, MessageDescriptor> = {
  BREAKFAST: msg`breakfast`,
  LUNCH: msg`lunch`,
  DINNER: msg`dinner`,
};

const titles: Record<Mealtime, MessageDescriptor> = {
  BREAKFAST: msg`Breakfast`,
  LUNCH: msg`Lunch`,
  DINNER: msg`Dinner`,
};

/** The mealtime by itself, such as in a heading. */
export const mealtimeTitle = (mealtime: Mealtime) => translate(titles[mealtime]);

export const mealtimeWord = (mealtime: Mealtime) => translate(mealtimes[mealtime]);

/** For example 'Today, dinner'. */
export const windowName = (
  window: { serviceDate: string; mealtime: Mealtime },
  timeZone: string,
  now: Date,
) => `${dayWord(window.serviceDate, timeZone, now)}, ${mealtimeWord(window.mealtime)}`;

/** For example 'order by 3 PM', with the day when the cut-off is not today. */
export function cutOffWords(cutOffAt: string, timeZone: string, now: Date): string {
  const cutOffDay = calendarDay(new Date(cutOffAt), timeZone);
  const time = clockTime(cutOffAt, timeZone);
  if (cutOffDay === calendarDay(now, timeZone)) return t`order by ${time}`;
  if (cutOffDay === daysAfter(calendarDay(now, timeZone), 1)) return t`order by tomorrow, ${time}`;
  return t`order by ${shortDay(cutOffDay)}, ${time}`;
}

/** For example 'Today, dinner: order by 3 PM'. */
export const windowWords = (
  window: { serviceDate: string; mealtime: Mealtime; cutOffAt: string },
  timeZone: string,
  now: Date,
) => `${windowName(window, timeZone, now)}: ${cutOffWords(window.cutOffAt, timeZone, now)}`;

/** Said only when few are left, so that it means something. */
export function platesLeftWords(platesLeft: number): string | null {
  if (platesLeft <= 0) return t`Sold out`;
  if (platesLeft > 8) return null;
  return plural(platesLeft, { one: `${platesLeft} plate left`, other: `${platesLeft} plates left` });
}
