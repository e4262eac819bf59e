import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { announcementLimit } from '../../../schema/constants.ts';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { cityName } from '../../lib/formats/city-name.ts';
import { zoneWords } from '../../lib/formats/zoned-input.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { useCityOptions } from '../../lib/use-city-options.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChosenOptions } from '../../ui/forms/ChosenOptions.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { type AnnouncementDraft, draftOf, inCity, inputOf } from './announcement-draft.ts';
import { audienceWords, zoneOf } from './announcement-words.ts';
import { useSaveAnnouncement } from './use-announcement-acts.ts';

interface Props {
  /** The one to change; none for another one. */
  announcement?: AnnouncementCard_announcementFragment;
  onClose: () => void | Promise<void>;
}

const audiences = ['EVERYONE', 'CUSTOMERS', 'KITCHENS'] as const;
const besideTheirFields = ['text', 'hindiText', 'cityId', 'until'];

/** Asks what is announced, to whom and for how long, and shows how it will look. */
export default function AnnouncementDialog({ announcement, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(announcement));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);
  const save = useSaveAnnouncement(announcement?.id);
  const search = useCityOptions();
  const change = (part: Partial<AnnouncementDraft>) => setDraft(current => ({ ...current, ...part }));
  const errorAt = (field: string) => (refusal?.field === field ? refusalText(refusal) : undefined);
  const zoneHint = t`In the time zone ${zoneWords(zoneOf(draft.city))}.`;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const input = inputOf(draft, announcement);
    if ('message' in input) return setRefusal(input);
    setIsSending(true);
    const refused = await save(input);
    setIsSending(false);
    setRefusal(refused);
    if (!refused) await onClose();
  };

  return (
    <Sheet onClose={onClose} title={announcement ? t`Change announcement` : t`Write announcement`}>
      <form onSubmit={event => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <TextArea
          label={t`Text in English`}
          lang="en"
          rows={3}
          maxLength={announcementLimit}
          value={draft.text}
          onChange={event => change({ text: event.target.value })}
          error={errorAt('text')}
        />
        <TextArea
          label={t`Text in Hindi`}
          lang="hi"
          optional
          hint={t`Without it, readers of Hindi see the English text.`}
          rows={3}
          maxLength={announcementLimit}
          value={draft.hindiText}
          onChange={event => change({ hindiText: event.target.value })}
          error={errorAt('hindiText')}
        />
        <AnnouncementPreview text={draft.text} hindiText={draft.hindiText} />
        <RadioCards
          legend={t`For whom?`}
          options={audiences.map(value => ({ value, title: audienceWords(value) }))}
          value={draft.audience}
          onChange={audience => change({ audience })}
        />
        <ChosenOptions
          legend={t`City`}
          hint={t`All cities. Choose one to limit it to that.`}
          chosen={draft.city ? [draft.city] : []}
          nameOf={cityName}
          search={search}
          most={1}
          onChange={([city = null]) =>
            // What is typed for a new one is meant for the city that is chosen next.
            announcement ? setDraft(current => inCity(current, city)) : change({ city })
          }
          error={errorAt('cityId')}
        />
        <TextField
          type="datetime-local"
          label={t`Starts`}
          optional
          hint={t`${zoneHint} Leave it empty to start now.`}
          value={draft.from}
          onChange={event => change({ from: event.target.value })}
        />
        <TextField
          type="datetime-local"
          label={t`Ends`}
          hint={zoneHint}
          value={draft.until}
          onChange={event => change({ until: event.target.value })}
          error={errorAt('until')}
        />
        <FormRefusal
          message={
            refusal && !besideTheirFields.includes(refusal.field ?? '') ? refusalText(refusal) : undefined
          }
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" loading={isSending}>
            {announcement ? t`Save` : t`Announce`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
