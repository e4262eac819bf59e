import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { type AnnouncementDraft, draftOf, inCity, inputOf } from './announcement-draft.ts';
import type { AnnouncementPlace } from './announcement-words.ts';
import { rebasedDraft } from './rebased-draft.ts';
import { useSaveAnnouncement } from './use-announcement-acts.ts';
import { useReadAnnouncement } from './use-read-announcement.ts';

type Announcement = AnnouncementCard_announcementFragment;

/** An announcement while it is written or changed, and what was refused. */
export const useAnnouncementDraft = (
  opened: Announcement | undefined,
  onSaved: () => void | Promise<void>,
) => {
  /** What the draft was made from, which is not what the lists have by now: another admin may have changed that. */
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);
  const save = useSaveAnnouncement(base);
  const read = useReadAnnouncement();

  const change = (part: Partial<AnnouncementDraft>) => setDraft(current => ({ ...current, ...part }));
  /** What is typed for a new one is meant for the city that is chosen next. */
  const changeCity = (city: AnnouncementPlace) =>
    base ? setDraft(current => inCity(current, city)) : change({ city });
  /** Returns whether it could. */
  const readAgain = async (): Promise<boolean> => {
    const now = base && (await read(base.id));
    if (!now) return false;
    setDraft(current => rebasedDraft(current, { from: base, to: now }));
    setBase(now);
    return true;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const input = inputOf(draft, base);
    if ('message' in input) return setRefusal(input);
    setIsSending(true);
    const refused = await save(input);
    const isUnread = refused?.__typename === 'AnnouncementConflict' && !(await readAgain());
    setIsSending(false);
    setRefusal(
      isUnread
        ? { message: t`It was changed in the meantime, and can't be shown right now. Please try again.` }
        : refused,
    );
    if (!refused) await onSaved();
  };
  return {
    draft,
    change,
    changeCity,
    refusal,
    isSending,
    submit,
    /** What another admin saved meanwhile. */
    saved: base === opened ? undefined : base,
  };
};
