/** How long clients can rely on what is deprecated, from the release that says so. */
export const deprecationDays = 180;

const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/** The day that the reason of a deprecation names: "Use X instead. Removed after 2027-06-01." */
export const removalDay = (reason: string): string | undefined => {
  const [, day] = /\S\. Removed after (\d{4}-\d{2}-\d{2})\.$/.exec(reason) ?? [];
  return day && isDay(day) ? day : undefined;
};

const daysAfter = (today: string, days: number): string => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** The first day that a deprecation released today may name. */
export const earliestRemovalDay = (today: string): string => daysAfter(today, deprecationDays);

/** The day to write today, so that it is still far enough away at the next release. */
export const suggestedRemovalDay = (today: string): string => daysAfter(today, deprecationDays + 60);

/** Today in UTC, such as 2026-11-26. */
export const currentDay = (): string => new Date().toISOString().slice(0, 10);
