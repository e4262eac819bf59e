import { t } from '@lingui/core/macro';
import { announcementLimit } from '../../../schema/constants.ts';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { cityName } from '../../lib/formats/city-name.ts';
import { zoneWords } from '../../lib/formats/zoned-input.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useCityOptions } from '../../lib/use-city-options.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChosenOptions } from '../../ui/forms/ChosenOptions.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { audienceWords, zoneOf } from './announcement-words.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';
import { useAnnouncementDraft } from './use-announcement-draft.ts';

interface Props {
  /** The one to change; none for another one. */
  announcement?: AnnouncementCard_announcementFragment;
  onClose: () => void | Promise<void>;
}

const audiences = ['EVERYONE', 'CUSTOMERS', 'KITCHENS'] as const;
const besideTheirFields = ['text', 'hindiText', 'cityId', 'until'];

/** Asks what is announced, to whom and for how long, and shows how it will look. */
export default function AnnouncementDialog({ announcement, onClose }: Props) {
  const { draft, change, changeCity, refusal, isSending, submit, saved } = useAnnouncementDraft(
    announcement,
    onClose,
  );
  const search = useCityOptions();
  const errorAt = (field: string) => (refusal?.field === field ? refusalText(refusal) : undefined);
  const zoneHint = t`In the time zone ${zoneWords(zoneOf(draft.city))}.`;

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
          onChange={([city = null]) => changeCity(city)}
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
        {saved && <SavedMeanwhile announcement={saved} />}
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
