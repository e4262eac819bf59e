import { t } from '@lingui/core/macro';
import type { UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { AddressDraft } from './address-draft.ts';

interface Props {
  register: UseFormRegister<AddressDraft>;
  onZip: (typed: string) => void;
  error: string | undefined;
}

/** A component of its own, so that it registers after the street: the first invalid field gets the focus. */
export const ZipField = ({ register, onZip, error }: Props) => (
  <TextField
    {...register('zipCode', { onChange: event => onZip(event.target.value) })}
    label={t`ZIP code`}
    inputMode="numeric"
    autoComplete="postal-code"
    error={error}
  />
);
