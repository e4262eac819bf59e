import { daysAfter, weekdayOf } from './days.ts';

/** The days of a plan. */
export interface PlannedDays {
  /** From 0, Sunday, to 6, Saturday. */
  weekdays: readonly number[];
  startsOn: string;
  endsOn?: string | null;
}

/** Whether a plan has a meal on a calendar day. */
export const isPlanDay = ({ weekdays, startsOn, endsOn }: PlannedDays, day: string): boolean =>
  day >= startsOn && (!endsOn || day <= endsOn) && weekdays.includes(weekdayOf(day));

/** The first days of a plan from a calendar day on, at most `count` and none more than `within` days later. */
export const planDaysFrom = (plan: PlannedDays, from: string, count: number, within: number): string[] =>
  Array.from({ length: within }, (_, days) => daysAfter(from, days))
    .filter(day => isPlanDay(plan, day))
    .slice(0, count);
