import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { kitchenDescriptionLimit, registrationCuisines } from '../../../schema/constants.ts';
import { asEin } from '../../../schema/rules/ein.ts';
import type { RegistrationDraft } from '../../../schema/rules/registration.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
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
        hint={t`Your Employer Identification Number. You sign in with it; customers never see it.`}
        error={errors.ein?.message}
      />
      <EmailField
        {...register('email')}
        label={t`Email`}
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextField
        {...register('phone')}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <TextField
        {...register('kitchenName')}
        label={t`Kitchen name`}
        autoComplete="organization"
        placeholder={t`Asha's Kitchen`}
        hint={t`The name customers see.`}
        error={errors.kitchenName?.message}
      />
      <TextField
        {...register('cookName')}
        label={t`Your name`}
        optional
        autoComplete="name"
        hint={t`Customers like to know who cooks.`}
        error={errors.cookName?.message}
      />
      <SelectField {...register('cuisineType')} label={t`Cuisine`} error={errors.cuisineType?.message}>
        <option value="">{t`Choose a cuisine`}</option>
        {registrationCuisines.map(cuisine => (
          <option key={cuisine} value={cuisine}>
            {cuisineWord(cuisine)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...register('description')}
        label={t`What you cook`}
        optional
        maxLength={kitchenDescriptionLimit}
        placeholder={t`Soft idlis, crisp dosas and the sambar my mother taught me.`}
        error={errors.description?.message}
      />
    </>
  );
}
