import { dateAndTime } from './dates.ts';

/** A moment as the reader's own clock shows it, for example Nov 22, 2026, 3 PM. */
export const localMoment = (instant: string) =>
  dateAndTime(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The first moment of a calendar day where the reader is; null for what is no day. */
export const startOfDay = (day: string | null): string | null => {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
};
