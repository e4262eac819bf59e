import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { deliveryRadiusLimit } from '../../../schema/constants.ts';
import type { KitchenProfile } from '../../../schema/rules/kitchen-profile.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

export const KitchenReachFields = ({ form }: { form: UseFormReturn<KitchenProfile> }) => {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <fieldset>
        <legend className="font-medium">{t`How meals reach customers`}</legend>
        <Checkbox
          {...register('offersDelivery')}
          label={t`I deliver`}
          error={errors.offersDelivery?.message}
        />
        <Checkbox {...register('offersPickup')} label={t`Customers pick up`} />
      </fieldset>
      <TextField
        {...register('deliveryRadiusMiles', { valueAsNumber: true })}
        label={t`Delivery radius in miles`}
        type="number"
        inputMode="numeric"
        min={1}
        max={deliveryRadiusLimit}
        error={errors.deliveryRadiusMiles?.message}
      />
    </>
  );
};
