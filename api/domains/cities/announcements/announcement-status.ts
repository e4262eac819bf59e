import type { Announcement } from './announcement.ts';
import type { AnnouncementStatus } from './announcement-enums.ts';

type Times = Pick<Announcement, 'from' | 'until' | 'endedAt'>;

/** The phase of an announcement by the clock of the server. */
export const statusOf = ({ from, until, endedAt }: Times, now: Date): AnnouncementStatus => {
  if (endedAt || new Date(until) <= now) return 'OVER';
  return new Date(from) > now ? 'WAITING' : 'IN_FORCE';
};
