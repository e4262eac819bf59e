const dayInMilliseconds = 86_400_000;

/** Intl puts a narrow no-break space before AM and PM, which people cannot type and search cannot match. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const calendarDay = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);

/** A calendar day some days later. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);

/** For example 3:00 PM. */
export const clockTime = (instant: string | Date, timeZone: string) =>
  plainSpaces(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
      new Date(instant),
    ),
  );

/** A calendar day, for example Sat, Nov 22. */
export const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** Today, Tomorrow, or the day itself, as seen from a time zone. */
export function dayWord(day: string, timeZone: string, now: Date): string {
  const today = calendarDay(now, timeZone);
  if (day === today) return 'Today';
  if (day === daysAfter(today, 1)) return 'Tomorrow';
  return shortDay(day);
}

/** A moment with its date, for example Nov 22, 2026, 3:00 PM. */
export const dateAndTime = (instant: string, timeZone: string) =>
  plainSpaces(
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(instant),
    ),
  );
