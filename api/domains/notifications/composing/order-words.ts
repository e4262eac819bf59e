import type { NotificationType, Priority } from '../notification-enums.ts';

/** Type and text of a notification. */
export interface Words {
  type: NotificationType;
  title: string;
  message: string;
  priority?: Priority;
}

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** For example 'Tue, Nov 17'. */
export const dayOf = (day: string): string => dayWords.format(new Date(`${day}T12:00:00Z`));
