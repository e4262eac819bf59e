import { calendarDay } from './dates.ts';
import { dateFormat } from './formats.ts';

/** A moment as a field of the type datetime-local has it, in a time zone. */
export const zonedInput = (moment: Date, timeZone: string): string => {
  const time = dateFormat({ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB');
  return `${calendarDay(moment, timeZone)}T${time.format(moment)}`;
};

/** The moment that such a field has in a time zone; undefined while it has none. */
export const momentOfInput = (input: string, timeZone: string): Date | undefined => {
  const asUtc = Date.parse(`${input}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset near a change of the clocks is that of the moment itself.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
};

const offsetAt = (time: number, timeZone: string): number =>
  Date.parse(`${zonedInput(new Date(time), timeZone)}Z`) - Math.floor(time / 60_000) * 60_000;

/** A time zone in words, for example Pacific Time. */
export const zoneWords = (timeZone: string): string =>
  dateFormat({ timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
