import { t } from '@lingui/core/macro';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { AddressDraft } from './address-draft.ts';

interface Props {
  register: UseFormRegister<AddressDraft>;
  errors: FieldErrors<AddressDraft>;
}

export const StreetFields = ({ register, errors }: Props) => (
  <>
    <div className="flex flex-wrap gap-3 *:grow *:first:basis-20 *:last:basis-44">
      <TextField
        {...register('streetNumber')}
        label={t`Number`}
        autoComplete="off"
        error={errors.streetNumber?.message}
      />
      <TextField
        {...register('streetName')}
        label={t`Street name`}
        autoComplete="address-line1"
        error={errors.streetName?.message}
      />
    </div>
    <TextField
      {...register('apartmentUnit')}
      label={t`Apartment or unit`}
      optional
      autoComplete="address-line2"
      error={errors.apartmentUnit?.message}
    />
  </>
);
