import { t } from '@lingui/core/macro';
import { noteLengthLimit, tiffinStopReasons } from '../../../../schema/constants.ts';
import type { TiffinStopReason } from '../../../generated/graphql.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { stopReasonWord } from './stop-reason-words.ts';

export interface WhyStop {
  reason: TiffinStopReason | null;
  words: string;
  /** Whether the credit that is left is to be paid back. */
  asksCreditBack: boolean;
}

interface Props {
  value: Pick<WhyStop, 'reason' | 'words'>;
  onChange: (value: Pick<WhyStop, 'reason' | 'words'>) => void;
}

const reasonOf = (chosen: string) => tiffinStopReasons.find(reason => reason === chosen) ?? null;

/** Asks why, and takes no answer as well. */
export const StopReason = ({ value: { reason, words }, onChange }: Props) => (
  <div className="flex flex-col gap-3">
    <SelectField
      label={t`Why are you stopping?`}
      optional
      value={reason ?? ''}
      onChange={event => onChange({ reason: reasonOf(event.target.value), words })}
    >
      <option value="">{t`Prefer not to say`}</option>
      {tiffinStopReasons.map(each => (
        <option key={each} value={each}>
          {stopReasonWord(each)}
        </option>
      ))}
    </SelectField>
    {reason && (
      <TextArea
        label={t`Tell us more`}
        optional
        rows={2}
        maxLength={noteLengthLimit}
        value={words}
        onChange={event => onChange({ reason, words: event.target.value })}
      />
    )}
  </div>
);
