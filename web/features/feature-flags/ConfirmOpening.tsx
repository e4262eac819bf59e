import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { isForSome, type Opening, openingWords } from './flag-words.ts';

interface Props {
  now: Opening;
  asked: Opening;
  onBack: () => void;
  onSave: (asked: Opening) => Promise<void>;
}

/** Says what a change means before it is made. */
export function ConfirmOpening({ now, asked, onBack, onSave }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await onSave(asked);
    setIsSaving(false);
  };
  return (
    <div className="flex flex-col gap-4 pt-2">
      <p className="text-muted wrap-anywhere">{t`Now: ${openingWords(now)}`}</p>
      <p className="text-lead font-semibold wrap-anywhere">{openingWords(asked)}</p>
      {isForSome(asked) && <p>{t`Visitors without an account don't see it.`}</p>}
      <p>{t`It takes effect within seconds. What people already have isn't affected.`}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack}>{t`Back`}</Button>
        <Button
          variant={asked.status === 'OFF' ? 'danger' : 'primary'}
          loading={isSaving}
          onClick={() => void save()}
        >
          {asked.status === 'OFF' ? t`Close feature` : t`Save`}
        </Button>
      </div>
    </div>
  );
}
