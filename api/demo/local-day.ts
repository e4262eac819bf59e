/** As PostgreSQL and Date.getUTCDay number them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The calendar day, as YYYY-MM-DD, that it is in a time zone. */
export const localDay = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );

export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

export const weekdayNumber = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
