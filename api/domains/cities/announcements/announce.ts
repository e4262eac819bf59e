import { openAnnouncementsLimit } from '../../../../schema/constants.ts';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Announcement } from './announcement.ts';
import { AnnouncementSaved } from './announcement-events.ts';
import type { AnnounceInput } from './announcement-inputs.ts';
import { TooManyAnnouncements } from './announcement-problems.ts';
import { auditedAnnouncement, factsOf } from './audited-announcement.ts';
import { checkedTimes } from './checked-times.ts';
import { checkedWords } from './checked-words.ts';
import { lockAnnouncements } from './lock-announcements.sql.ts';
import { lockCityToAnnounce } from './lock-city-to-announce.ts';

/**
 * Writes an announcement for the people of a city, or of all. Sent again, as after an answer that was lost, it is the same
 * one. The city is locked first, as where cities are merged.
 */
export const announce = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, input: AnnounceInput): Promise<Announcement | Problem> => {
    const { em, now, viewer } = work;
    const words = checkedWords(input);
    if (words instanceof Problem) return words;
    const times = checkedTimes(input, { earliest: now, now });
    if (times instanceof Problem) return times;
    const city = await lockCityToAnnounce(work, input.cityId);
    if (city instanceof Problem) return city;
    await lockAnnouncements(work.sql);
    const cityId = city?.id ?? null;
    const from = times.from > now ? times.from : { $lte: now };
    const same = { ...words, cityId, from, until: times.until, endedAt: null, writtenById: viewer.userId };
    const written = await em.findOne(Announcement, same);
    if (written) return written;
    const open = await em.count(Announcement, { endedAt: null, until: { $gt: now } });
    if (open >= openAnnouncementsLimit) return new TooManyAnnouncements();

    const announcement = em.create(Announcement, {
      id: newIdentifier(now),
      ...words,
      ...times,
      cityId,
      version: 1,
      revision: 1,
      writtenById: viewer.userId,
      writtenAt: now,
    });
    recordAudit(work, {
      action: 'ANNOUNCEMENT_WRITTEN',
      ...auditedAnnouncement(announcement),
      after: factsOf(announcement, city),
    });
    work.record(new AnnouncementSaved(announcement.id));
    return announcement;
  },
);
