import { daysAfter } from '../../../schema/rules/days.ts';
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
