import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { usualNames } from './form/address-draft.ts';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

const other = 'Other';
const choices = () => [
  { value: usualNames[0], label: t({ message: 'Home', context: 'an address' }) },
  { value: usualNames[1], label: t`Work` },
  { value: other, label: t`Other` },
];
const isUsual = (name: string) => usualNames.some(usual => usual === name);

/** Home and Work by a tap, any other name by writing it. */
export function AddressName({ value, error, onChange }: Props) {
  const [writes, setWrites] = useState(!isUsual(value));
  const choose = (choice: string) => {
    setWrites(choice === other);
    onChange(choice === other ? '' : choice);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium">{t`Save as`}</span>
      <SegmentedControl
        label={t`Name of this address`}
        options={choices()}
        value={writes ? other : value}
        onChange={choose}
      />
      {writes && (
        <div className="mt-2">
          <TextField
            label={t`Name`}
            placeholder={t`For example Parents`}
            autoComplete="off"
            maxLength={40}
            value={value}
            onChange={event => onChange(event.target.value)}
            error={error}
          />
        </div>
      )}
    </div>
  );
}
