import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { zipNotFound } from '../../../schema/rules/kitchen.ts';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { usStates } from '../../../schema/us-states.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { usePlaceOfZip } from './use-place-of-zip.ts';

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);

export function PlaceStep({ form }: { form: UseFormReturn<RegistrationDraft> }) {
  const { register } = form;
  const { errors } = form.formState;
  const zipCode = useWatch({ control: form.control, name: 'zipCode' });
  const { isUnknown } = usePlaceOfZip(zipCode, places => {
    const written = form.getValues('city').trim().toLowerCase();
    // A city of this ZIP code stays as it was typed; one of a ZIP code that was corrected does not.
    const place = places.find(({ city }) => city.toLowerCase() === written) ?? places[0]!;
    if (place.city.toLowerCase() !== written) form.setValue('city', place.city);
    form.setValue('state', place.state);
  });
  return (
    <>
      <TextField
        {...register('address')}
        label={t`Street address`}
        autoComplete="address-line1"
        placeholder="12 Almaden Ave"
        hint={t`Your kitchen's address. Customers who pick up see it.`}
        error={errors.address?.message}
      />
      <TextField
        {...register('zipCode')}
        written={digits}
        label={t`ZIP code`}
        inputMode="numeric"
        autoComplete="postal-code"
        error={errors.zipCode?.message ?? (isUnknown ? zipNotFound : undefined)}
      />
      <TextField
        {...register('city')}
        label={t`City`}
        autoComplete="address-level2"
        hint={t`If we aren't in your city yet, it shows as coming soon until we open there.`}
        error={errors.city?.message}
      />
      <SelectField
        {...register('state')}
        label={t`State`}
        autoComplete="address-level1"
        error={errors.state?.message}
      >
        <option value="">{t`Choose a state`}</option>
        {usStates.map(state => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </>
  );
}
