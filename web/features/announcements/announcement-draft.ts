import {
  announcementEndRefusal,
  announcementHindiText,
  announcementText,
} from '../../../schema/rules/announcement.ts';
import type { AnnounceInput, AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { momentOfInput, zonedInput } from '../../lib/formats/zoned-input.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { type AnnouncementPlace, zoneOf } from './announcement-words.ts';

/** An announcement as it is typed; times are those of its place. */
export interface AnnouncementDraft {
  text: string;
  hindiText: string;
  audience: AnnounceInput['audience'];
  city: AnnouncementPlace;
  from: string;
  until: string;
}

const emptyDraft: AnnouncementDraft = {
  text: '',
  hindiText: '',
  audience: 'EVERYONE',
  city: null,
  from: '',
  until: '',
};

export const draftOf = (stored?: AnnouncementCard_announcementFragment): AnnouncementDraft => {
  if (!stored) return emptyDraft;
  const { text, hindiText, audience, city, from, until } = stored;
  const [start, end] = [from, until].map(moment => zonedInput(new Date(moment), zoneOf(city)));
  return { text, hindiText: hindiText ?? '', audience, city, from: start!, until: end! };
};

/** The draft for another city: its times are the same moments, as they are read there. What is no time stays as it is. */
export const inCity = (draft: AnnouncementDraft, city: AnnouncementPlace): AnnouncementDraft => {
  const [from, until] = [draft.from, draft.until].map(typed => {
    const moment = momentOfInput(typed, zoneOf(draft.city));
    return moment ? zonedInput(moment, zoneOf(city)) : typed;
  });
  return { ...draft, city, from: from!, until: until! };
};

/** What is sent of a draft, or why it is not. */
export const inputOf = (
  draft: AnnouncementDraft,
  stored?: AnnouncementCard_announcementFragment,
): AnnounceInput | Refusal => {
  const zone = zoneOf(draft.city);
  // The start of one that is shown stays unless another one is typed: the field has no seconds, and an hour may come twice.
  const keepsStart = stored?.status === 'IN_FORCE' && draft.from === zonedInput(new Date(stored.from), zone);
  const text = announcementText.safeParse(draft.text);
  if (!text.success) return { message: text.error.issues[0]!.message, field: 'text' };
  const hindiText = announcementHindiText.safeParse(draft.hindiText);
  if (!hindiText.success) return { message: hindiText.error.issues[0]!.message, field: 'hindiText' };
  const now = new Date();
  const from = momentOfInput(draft.from, zone);
  const until = momentOfInput(draft.until, zone) ?? new Date(Number.NaN);
  const misfit = announcementEndRefusal(from ?? now, until, now);
  if (misfit) return { message: misfit, field: 'until' };
  return {
    text: text.data,
    hindiText: hindiText.data || null,
    audience: draft.audience,
    cityId: draft.city?.id ?? null,
    from: keepsStart ? null : (from?.toISOString() ?? null),
    until: until.toISOString(),
  };
};
