import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Announcement } from './announcement.ts';
import { AnnouncementSaved } from './announcement-events.ts';
import { AnnouncementConflict } from './announcement-problems.ts';
import { statusOf } from './announcement-status.ts';
import { auditedAnnouncement } from './audited-announcement.ts';
import { isChangedSince } from './is-changed-since.ts';
import { lockAnnouncement } from './lock-announcement.ts';

interface Asked {
  id: string;
  /** The revision that was read. What another admin has corrected since may have no reason to end. */
  revision?: number | null | undefined;
}

/** Ends an announcement before its end, shown or waiting. It stays stored. */
export const endAnnouncement = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, { id, revision }: Asked): Promise<Announcement | Problem> => {
    const { em, now } = work;
    const announcement = await lockAnnouncement(work, id);
    if (announcement instanceof Problem) return announcement;
    if (statusOf(announcement, now) === 'OVER')
      return new AlreadyDone(/*i18n*/ 'This announcement is already over.', 'id');
    if (isChangedSince(announcement, revision)) return new AnnouncementConflict();
    em.assign(announcement, { endedAt: now, revision: announcement.revision + 1 });
    recordAudit(work, {
      action: 'ANNOUNCEMENT_ENDED',
      ...auditedAnnouncement(announcement),
      before: { until: new Date(announcement.until).toISOString() },
      after: { until: now.toISOString() },
    });
    work.record(new AnnouncementSaved(announcement.id));
    return announcement;
  },
);
