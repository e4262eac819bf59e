/** Calendar days are texts such as 2026-11-25, in whatever time zone they are. */

const dayInMs = 86_400_000;

/** Whether a text is a calendar day that exists, written YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const month = Number(text.slice(5, 7)) - 1;
  const day = new Date(Date.UTC(Number(text.slice(0, 4)), month, Number(text.slice(8))));
  // Date moves days that do not exist, such as February 30, into the next month.
  return day.getUTCMonth() === month;
};

/** Number of days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayInMs;

/** The calendar day a number of days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);

/** The calendar days from one to another, both included; none when the second is earlier. */
export const daysFromTo = (firstDay: string, lastDay: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(firstDay, lastDay) + 1) }, (_, days) =>
    daysAfter(firstDay, days),
  );

/** The weekday of a calendar day, from 0, Sunday, to 6, Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();
