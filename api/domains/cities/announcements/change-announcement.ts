import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { City } from '../city.ts';
import type { Announcement } from './announcement.ts';
import { AnnouncementSaved } from './announcement-events.ts';
import type { ChangeAnnouncementInput } from './announcement-inputs.ts';
import { AnnouncementConflict } from './announcement-problems.ts';
import { statusOf } from './announcement-status.ts';
import { auditedAnnouncement, factsOf } from './audited-announcement.ts';
import { checkedTimes } from './checked-times.ts';
import { checkedWords } from './checked-words.ts';
import { isChangedSince } from './is-changed-since.ts';
import { lockAnnouncement } from './lock-announcement.ts';
import { lockCityToAnnounce } from './lock-city-to-announce.ts';

/**
 * Changes an announcement that is not over. Another wording has another version, so that it is shown again where it was
 * hidden. What it is already is no change, and is never refused as stale: the answer to the same change may have been lost.
 */
export const changeAnnouncement = operation(
  withRight('MANAGE_CITIES'),
  async (
    work: Work,
    { id, revision, ...input }: ChangeAnnouncementInput,
  ): Promise<Announcement | Problem> => {
    const { em, now } = work;
    const words = checkedWords(input);
    if (words instanceof Problem) return words;
    const city = await lockCityToAnnounce(work, input.cityId);
    if (city instanceof Problem) return city;
    const announcement = await lockAnnouncement(work, id);
    if (announcement instanceof Problem) return announcement;
    const status = statusOf(announcement, now);
    if (status === 'OVER')
      return new AlreadyDone(/*i18n*/ 'This announcement is over. Write another one instead.', 'id');
    // One that is shown already has its start behind it.
    const earliest = status === 'IN_FORCE' ? new Date(announcement.from) : now;
    const times = checkedTimes(input, { earliest, now });
    if (times instanceof Problem) return times;
    const { cityId } = announcement;
    const before = factsOf(announcement, cityId ? await em.findOneOrFail(City, { id: cityId }) : null);
    const isReworded = words.text !== before.text || words.hindiText !== before.hindiText;
    em.assign(announcement, {
      ...words,
      ...times,
      cityId: city?.id ?? null,
      version: announcement.version + Number(isReworded),
    });
    const after = factsOf(announcement, city);
    if (JSON.stringify(before) === JSON.stringify(after)) return announcement;
    if (isChangedSince(announcement, revision)) return new AnnouncementConflict();
    em.assign(announcement, { revision: announcement.revision + 1 });

    recordAudit(work, {
      action: 'ANNOUNCEMENT_CHANGED',
      ...auditedAnnouncement(announcement),
      before,
      after,
    });
    work.record(new AnnouncementSaved(announcement.id));
    return announcement;
  },
);
