import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { type AnnouncementDraft, draftOf, inCity } from './announcement-draft.ts';

type Announcement = AnnouncementCard_announcementFragment;

/**
 * The draft of a change, made again from what another admin saved meanwhile: what was typed stays, and what was not is
 * taken from there, so that saving does not bring the earlier one back. Times are compared where they are read.
 */
export const rebasedDraft = (
  draft: AnnouncementDraft,
  { from: before, to: now }: { from: Announcement; to: Announcement },
): AnnouncementDraft => {
  const city = draft.city?.id === before.city?.id ? now.city : draft.city;
  const typed = inCity(draft, city);
  const read = inCity(draftOf(before), city);
  const saved = inCity(draftOf(now), city);
  const either = <Fact extends keyof AnnouncementDraft>(fact: Fact) =>
    typed[fact] === read[fact] ? saved[fact] : typed[fact];
  return {
    city,
    text: either('text'),
    hindiText: either('hindiText'),
    audience: either('audience'),
    from: either('from'),
    until: either('until'),
  };
};
