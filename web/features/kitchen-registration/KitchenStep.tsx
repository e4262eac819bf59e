import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';

const locations = () =>
  [
    { value: 'home', title: t`In my home`, description: t`The kitchen where I cook for my family.` },
    { value: 'commercial', title: t`In a commercial kitchen`, description: t`Not eligible.` },
    { value: 'shared', title: t`In a shared kitchen`, description: t`Not eligible.` },
  ] as const;

const bands = () =>
  [
    { value: '5-10', title: t`5-10 meals a day` },
    { value: '11-25', title: t`11-25 meals a day` },
    { value: '26-50', title: t`26-50 meals a day` },
    { value: '51-100', title: t`51-100 meals a day`, description: t`Needs verification.` },
    { value: '100+', title: t`More than 100 meals a day`, description: t`Not eligible.` },
  ] as const;

export function KitchenStep({ form }: { form: UseFormReturn<RegistrationDraft> }) {
  const [location, capacity] = useWatch({
    control: form.control,
    name: ['kitchenLocation', 'dailyCapacity'],
  });
  const { errors } = form.formState;
  return (
    <>
      <RadioCards
        legend={t`Where do you cook?`}
        options={locations()}
        value={locations().find(({ value }) => value === location)?.value ?? null}
        onChange={value => form.setValue('kitchenLocation', value)}
      />
      <fieldset>
        <legend className="font-medium">{t`Does any of this apply to you?`}</legend>
        <Checkbox
          {...form.register('hasCommercialLicense')}
          label={t`I hold a commercial food license`}
          error={errors.hasCommercialLicense?.message}
        />
        <Checkbox {...form.register('isRestaurant')} label={t`I run a restaurant or a food truck`} />
      </fieldset>
      <RadioCards
        legend={t`How many meals can you cook a day?`}
        options={bands()}
        value={bands().find(({ value }) => value === capacity)?.value ?? null}
        onChange={value => form.setValue('dailyCapacity', value)}
      />
      <Checkbox
        {...form.register('homeKitchenAgreement')}
        label={t`I confirm that I cook in my own home kitchen, and follow the food rules of my state and county.`}
        error={errors.homeKitchenAgreement?.message}
      />
    </>
  );
}
