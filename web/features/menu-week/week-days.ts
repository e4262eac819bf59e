import { daysAfter } from '../../../schema/rules/days.ts';

export const sevenDays = (firstDay: string): string[] =>
  Array.from({ length: 7 }, (_, days) => daysAfter(firstDay, days));
