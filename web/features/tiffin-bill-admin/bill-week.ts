import { daysAfter } from '../../../schema/rules/days.ts';
import { daySpan } from '../../lib/formats/dates.ts';

/** The week of a bill, for example Nov 30 – Dec 6. */
export const billWeek = ({ weekStartsOn }: { weekStartsOn: string }): string =>
  daySpan(weekStartsOn, daysAfter(weekStartsOn, 6));
