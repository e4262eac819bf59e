import { plural, t } from '@lingui/core/macro';
import { listed } from '../../lib/language.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const padded = (amount: number) => String(amount).padStart(2, '0');

/** What the screen counts down, for example '4 min 07 s' or '2 h 04 min 07 s'; nothing when the time is over. */
export const clockText = (until: Date, now: Date): string | undefined => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return undefined;
  // The last started second still counts, so that 0 s is never shown while there is time.
  const all = Math.ceil(left / second);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  if (hours > 0) return t`${hours} h ${padded(minutes)} min ${padded(seconds)} s`;
  return minutes > 0 ? t`${minutes} min ${padded(seconds)} s` : t`${seconds} s`;
};

/** The same in words that change each minute, to be read aloud. */
export const spokenTimeLeft = (until: Date, now: Date): string => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return t`The time to cancel is over.`;
  if (left < minute) return t`Less than a minute left to cancel.`;
  const minutes = Math.floor((left % hour) / minute);
  const hours = Math.floor(left / hour);
  const parts = [
    hours > 0 && plural(hours, { one: '# hour', other: '# hours' }),
    minutes > 0 && plural(minutes, { one: '# minute', other: '# minutes' }),
  ];
  return t`${listed(parts.filter(part => part !== false))} left to cancel.`;
};
