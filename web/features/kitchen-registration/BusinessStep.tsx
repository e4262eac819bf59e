import type { UseFormReturn } from 'react-hook-form';
import { kitchenDescriptionLimit, registrationCuisines } from '../../../schema/constants.ts';
import { asEin } from '../../../schema/rules/ein.ts';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

export function BusinessStep({ form }: { form: UseFormReturn<RegistrationDraft> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...register('ein')}
        written={asEin}
        label="EIN"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        hint="Your Employer Identification Number. You sign in with it; customers never see it."
        error={errors.ein?.message}
      />
      <EmailField {...register('email')} label="Email" autoComplete="email" error={errors.email?.message} />
      <TextField
        {...register('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <TextField
        {...register('kitchenName')}
        label="Kitchen name"
        autoComplete="organization"
        placeholder="Asha's Kitchen"
        hint="The name customers see."
        error={errors.kitchenName?.message}
      />
      <TextField
        {...register('cookName')}
        label="Your name"
        optional
        autoComplete="name"
        hint="Customers like to know who cooks."
        error={errors.cookName?.message}
      />
      <SelectField {...register('cuisineType')} label="Cuisine" error={errors.cuisineType?.message}>
        <option value="">Choose a cuisine</option>
        {registrationCuisines.map(cuisine => (
          <option key={cuisine}>{cuisine}</option>
        ))}
      </SelectField>
      <TextArea
        {...register('description')}
        label="What you cook"
        optional
        maxLength={kitchenDescriptionLimit}
        placeholder="Soft idlis, crisp dosas and the sambar my mother taught me."
        error={errors.description?.message}
      />
    </>
  );
}
