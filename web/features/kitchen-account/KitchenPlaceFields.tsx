import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { KitchenProfile } from '../../../schema/rules/kitchen-profile.ts';
import { usStates } from '../../../schema/us-states.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

export const KitchenPlaceFields = ({ form }: { form: UseFormReturn<KitchenProfile> }) => {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...register('address')}
        label={t`Street address`}
        autoComplete="address-line1"
        error={errors.address?.message}
      />
      <TextField
        {...register('city')}
        label={t`City`}
        autoComplete="address-level2"
        error={errors.city?.message}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <SelectField
          {...register('state')}
          label={t`State`}
          autoComplete="address-level1"
          error={errors.state?.message}
        >
          {usStates.map(state => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
        <TextField
          {...register('zipCode')}
          label={t`ZIP code`}
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.zipCode?.message}
        />
      </div>
    </>
  );
};
