import { isFederalHoliday } from './federal-holidays.ts';

/** The calendar for promises in business days. */
const officeTimeZone = 'America/New_York';
const dayInMs = 86_400_000;

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: officeTimeZone });

/** Midnight, in UTC, of the office's day. */
const officeDay = (moment: Date | string): Date =>
  new Date(`${calendarDay.format(new Date(moment))}T00:00:00Z`);

/** Monday to Friday, without federal holidays. */
const isBusinessDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isFederalHoliday(day);

const nextDay = (day: Date): Date => new Date(day.getTime() + dayInMs);

/** How many business days began since a moment; the day of the moment itself does not count. */
export const businessDaysSince = (moment: Date | string, now: Date): number => {
  const today = officeDay(now);
  let count = 0;
  for (let day = nextDay(officeDay(moment)); day <= today; day = nextDay(day)) {
    if (isBusinessDay(day)) count++;
  }
  return count;
};

/** The calendar day so many business days after a moment, YYYY-MM-DD. */
export const businessDaysAfter = (moment: Date | string, count: number): string => {
  let day = officeDay(moment);
  for (let left = count; left > 0; ) {
    day = nextDay(day);
    if (isBusinessDay(day)) left--;
  }
  return day.toISOString().slice(0, 10);
};
