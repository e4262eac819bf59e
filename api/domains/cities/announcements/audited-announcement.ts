import { beginningOf } from '../../../core/values/beginning-of.ts';
import type { City } from '../city.ts';
import type { Announcement } from './announcement.ts';

/** The beginning of its text names an announcement in the audit trail. */
const namedBy = 60;

export const auditedAnnouncement = ({ id, text }: Announcement) => ({
  subjectKind: 'announcement',
  subjectId: id,
  subjectName: text.length > namedBy ? `${beginningOf(text, namedBy - 1).trimEnd()}…` : text,
});

/** What the audit trail has of an announcement. */
export const factsOf = (
  { text, hindiText, audience, from, until }: Announcement,
  city: Pick<City, 'name' | 'state'> | null,
) => ({
  text,
  hindiText: hindiText ?? null,
  audience,
  city: city ? `${city.name}, ${city.state}` : 'All cities',
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});
