const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const padded = (amount: number) => String(amount).padStart(2, '0');
const counted = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** What the clock on the screen shows, for example '4:07' or '2:04:07'; nothing when the time is over. */
export const clockText = (until: Date, now: Date): string | undefined => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return undefined;
  // The last started second still counts, so that 0:00 is never shown while there is time.
  const seconds = Math.ceil(left / second);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${padded(minutes)}:${padded(seconds % 60)}`
    : `${minutes}:${padded(seconds % 60)}`;
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
