import { t } from '@lingui/core/macro';
import { daysAfter } from '../../../schema/rules/days.ts';
import { listed } from '../language.ts';
import { dateFormat } from './formats.ts';

/** Some Sunday, from which the weekdays are counted. */
const sunday = '2026-11-22';

const weekday = (day: number, style: 'long' | 'short') =>
  dateFormat({ timeZone: 'UTC', weekday: style }).format(new Date(daysAfter(sunday, day)));

/** From 0, which is Sunday. */
export const weekdayName = (day: number) => weekday(day, 'long');
export const shortWeekday = (day: number) => weekday(day, 'short');

/** The days as a week is planned, from Monday on. */
export const weekdaysInOrder = [1, 2, 3, 4, 5, 6, 0];

/** For example 'Mon, Wed, and Fri', 'Mon–Fri', or 'every day'. */
export const weekdaysWords = (weekdays: readonly number[]): string => {
  if (weekdays.length === weekdaysInOrder.length) return t`every day`;
  const places = [...weekdaysInOrder.keys()].filter(place => weekdays.includes(weekdaysInOrder[place]!));
  const names = places.map(place => shortWeekday(weekdaysInOrder[place]!));
  const isRun = places.length > 2 && places.at(-1)! - places[0]! === places.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : listed(names);
};
