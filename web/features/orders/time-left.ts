const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const padded = (amount: number) => String(amount).padStart(2, '0');
const counted = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** What the screen counts down, for example '4 min 07 s' or '2 h 04 min 07 s'; nothing when the time is over. */
export const clockText = (until: Date, now: Date): string | undefined => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return undefined;
  // The last started second still counts, so that 0 s is never shown while there is time.
  const all = Math.ceil(left / second);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  if (hours > 0) return `${hours} h ${padded(minutes)} min ${padded(seconds)} s`;
  return minutes > 0 ? `${minutes} min ${padded(seconds)} s` : `${seconds} s`;
};

/** The same in words that change each minute, to be read aloud. */
export const spokenTimeLeft = (until: Date, now: Date): string => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return 'The time to cancel is over.';
  if (left < minute) return 'Less than a minute left to cancel.';
  const minutes = Math.floor((left % hour) / minute);
  const hours = Math.floor(left / hour);
  const parts = [hours > 0 && counted(hours, 'hour'), minutes > 0 && counted(minutes, 'minute')];
  return `${parts.filter(Boolean).join(' and ')} left to cancel.`;
};
