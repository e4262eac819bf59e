import { mealtimes } from '../../../schema/constants.ts';

/** As bits: 3 x weekday + place of the mealtime. */
export const everyMealOfWeek = 2 ** (7 * mealtimes.length) - 1;

/** The lowest bit of a weekday, from 0, Sunday. */
export const bitOfWeekday = (weekday: number): number => 2 ** (mealtimes.length * weekday);

/** Added to those of the weekday by multiplication: each weekday has room for all mealtimes. */
export const bitOfMealtime = (mealtime: (typeof mealtimes)[number]): number =>
  2 ** mealtimes.indexOf(mealtime);

/** The day from which meals of dates are numbered: 3 x days + place of the mealtime. */
export const firstNumberedDay = '2000-01-01';
