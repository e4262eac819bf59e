/** Intl puts a narrow no-break space before AM and PM, which people cannot type and search cannot match. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a local day such as 2026-11-17: Tue, Nov 17. */
export const dayWords = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));

const monthDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a local day without its weekday: Nov 17. */
export const monthDay = (day: string): string => monthDayFormat.format(new Date(`${day}T12:00:00Z`));

/** So many days are named one by one. */
const namedDays = 5;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Formats local days in their order: Nov 17, Nov 18, and Nov 20; of many, their number, the first and the last. */
export const daysWords = (days: readonly string[]): string => {
  if (days.length === 1) return dayWords(days[0]!);
  if (days.length <= namedDays) return list.format(days.map(monthDay));
  return `${days.length} days from ${monthDay(days[0]!)} to ${monthDay(days.at(-1)!)}`;
};

const inZone = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...parts });

/** Formats a time for a time zone: 10 AM, 5:30 PM, or with the day when that is not today. */
export const momentWords = (moment: Date, timeZone: string, now: Date): string => {
  const clock = inZone(timeZone, { hour: 'numeric', minute: '2-digit' }).format(moment).replace(':00', '');
  const day = inZone(timeZone, { weekday: 'short', month: 'short', day: 'numeric' });
  const isToday = day.format(moment) === day.format(now);
  return plainSpaces(isToday ? clock : `${day.format(moment)}, ${clock}`);
};
