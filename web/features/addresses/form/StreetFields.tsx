import { t } from '@lingui/core/macro';
import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { AddressDraft } from './address-draft.ts';

interface Props {
  register: UseFormRegister<AddressDraft>;
  errors: FieldErrors<AddressDraft>;
  /** One of the fields was typed or filled in; the other one is named. */
  onStreet: (text: string, other: StreetField) => void;
}
type StreetField = 'streetNumber' | 'streetName';

/** Whether a whole text came in one: the browser filled it in, or it was pasted. */
const cameInOne = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
  !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertFromPaste';

export const StreetFields = ({ register, errors, onStreet }: Props) => {
  const takeApart = (other: StreetField) => ({
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => onStreet(target.value, other),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (cameInOne(event)) onStreet(event.target.value, other);
    },
  });
  return (
    <>
      <div className="flex flex-wrap gap-3 *:grow *:first:basis-20 *:last:basis-44">
        <TextField
          {...register('streetNumber', takeApart('streetName'))}
          label={t`Number`}
          autoComplete="off"
          error={errors.streetNumber?.message}
        />
        <TextField
          {...register('streetName', takeApart('streetNumber'))}
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
};
