import { t } from '@lingui/core/macro';
import { daysAfter } from '../../../schema/rules/days.ts';
import { dateFormat } from './formats.ts';

/**
 * 10 AM instead of 10:00 AM, with plain spaces: people cannot type the narrow no-break space of Intl, nor search for
 * it.
 */
const plainTime = (text: string) => text.replaceAll('\u202f', ' ').replace(/:00(?= [ap]m| ?–)/gi, '');

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export const calendarDay = (instant: Date, timeZone: string) =>
  dateFormat({ timeZone }, 'en-CA').format(instant);

/** For example 3 PM. */
export const clockTime = (instant: string | Date, timeZone: string) =>
  plainTime(dateFormat({ timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(instant)));

/** For example 6:30 – 8:30 PM. */
export const timeSpan = (from: string, until: string, timeZone: string) =>
  plainTime(
    dateFormat({ timeZone, hour: 'numeric', minute: '2-digit' })
      .formatRange(new Date(from), new Date(until))
      .replaceAll('\u2009', ' '),
  );

/** A calendar day, for example Sat, Nov 22. */
export const shortDay = (day: string) =>
  dateFormat({
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));

/** Days from the first to the last, for example Nov 26 – Nov 28; one day alone is named once. */
export const daySpan = (firstDay: string, lastDay: string): string => {
  const plain = dateFormat({ timeZone: 'UTC', month: 'short', day: 'numeric' });
  const days = [...new Set([firstDay, lastDay])].map(day => plain.format(new Date(`${day}T00:00:00Z`)));
  return days.join(' – ');
};

/** Today, Tomorrow, or the day itself, as seen from a time zone. */
export function dayWord(day: string, timeZone: string, now: Date): string {
  const today = calendarDay(now, timeZone);
  if (day === today) return t`Today`;
  if (day === daysAfter(today, 1)) return t`Tomorrow`;
  return shortDay(day);
}

/** The same within a sentence: today, tomorrow, or the day itself. */
export function dayWithin(day: string, timeZone: string, now: Date): string {
  const today = calendarDay(now, timeZone);
  if (day === today) return t`today`;
  return day === daysAfter(today, 1) ? t`tomorrow` : shortDay(day);
}

/** A moment still to come, within a sentence: 3 PM, or with its day when that is not today. */
export const momentFrom = (instant: string, timeZone: string, now: Date): string => {
  const day = calendarDay(new Date(instant), timeZone);
  const time = clockTime(instant, timeZone);
  return day === calendarDay(now, timeZone) ? time : `${dayWithin(day, timeZone, now)}, ${time}`;
};

/** A moment with its date, for example Nov 22, 2026, 3 PM. */
export const dateAndTime = (instant: string, timeZone: string) =>
  plainTime(dateFormat({ timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)));

/** A month with its year, for example November 2026. */
export const monthOf = (instant: string) =>
  dateFormat({ month: 'long', year: 'numeric' }).format(new Date(instant));
