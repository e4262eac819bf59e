import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';

const locations = [
  { value: 'home', title: 'In my home', description: 'The kitchen where I cook for my family.' },
  { value: 'commercial', title: 'In a commercial kitchen', description: 'Not eligible.' },
  { value: 'shared', title: 'In a shared kitchen', description: 'Not eligible.' },
] as const;

const bands = [
  { value: '5-10', title: '5-10 meals a day' },
  { value: '11-25', title: '11-25 meals a day' },
  { value: '26-50', title: '26-50 meals a day' },
  { value: '51-100', title: '51-100 meals a day', description: 'Needs verification.' },
  { value: '100+', title: 'More than 100 meals a day', description: 'Not eligible.' },
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
        legend="Where do you cook?"
        options={locations}
        value={locations.find(({ value }) => value === location)?.value ?? null}
        onChange={value => form.setValue('kitchenLocation', value)}
      />
      <fieldset>
        <legend className="font-medium">Does any of this apply to you?</legend>
        <Checkbox
          {...form.register('hasCommercialLicense')}
          label="I hold a commercial food license"
          error={errors.hasCommercialLicense?.message}
        />
        <Checkbox {...form.register('isRestaurant')} label="I run a restaurant or a food truck" />
      </fieldset>
      <RadioCards
        legend="How many meals can you cook a day?"
        options={bands}
        value={bands.find(({ value }) => value === capacity)?.value ?? null}
        onChange={value => form.setValue('dailyCapacity', value)}
      />
      <Checkbox
        {...form.register('homeKitchenAgreement')}
        label="I confirm that I cook in my own home kitchen, and follow the food rules of my state and county."
        error={errors.homeKitchenAgreement?.message}
      />
    </>
  );
}
