import { t } from '@lingui/core/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { passwordMinimumLength } from '../../../schema/constants.ts';
import { customerRegistration, customerRegistrationForm } from '../../../schema/rules/customer.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { NewPasswordField } from '../../ui/forms/NewPasswordField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useRegister } from './use-register.ts';

/** Without the repetition of the password. */
const shortForm = z.extend(customerRegistration, { confirmPassword: z.string() });

interface Props {
  onRegistered: () => void;
  /** Whether the password is typed once; it can be shown. */
  isShort?: boolean;
  /** The address has an account already: its owner can sign in by a mailed code. */
  onCodeWanted: (email: string) => void;
}

export default function RegisterForm({ onRegistered, isShort = false, onCodeWanted }: Props) {
  const openAccount = useRegister();
  const [takenEmail, setTakenEmail] = useState<string>();
  const { draft, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: isShort ? shortForm : customerRegistrationForm,
    draft: { key: 'create-account', except: ['password', 'confirmPassword'] },
    start: { name: '', email: '', phone: '', password: '', confirmPassword: '' },
    send: async ({ confirmPassword: _, ...registration }) => {
      const refusal = await openAccount(registration);
      setTakenEmail(refusal?.__typename === 'EmailTaken' ? registration.email : undefined);
      return refusal;
    },
    onDone: onRegistered,
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <DraftNotice
        draft={draft}
      >{t`Please enter your password again: passwords are never saved.`}</DraftNotice>
      <TextField
        {...register('name')}
        label={t`Full name`}
        autoComplete="name"
        error={errors.name?.message}
      />
      <EmailField
        {...register('email')}
        label={t`Email`}
        autoComplete="username"
        error={errors.email?.message}
      />
      {takenEmail !== undefined && errors.email && (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => onCodeWanted(takenEmail)}
        >{t`Email me a code`}</Button>
      )}
      <TextField
        {...register('phone')}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={t`So the cook can reach you about your order`}
        error={errors.phone?.message}
      />
      <NewPasswordField
        {...register('password')}
        label={t`Password`}
        hint={t`At least ${passwordMinimumLength} characters`}
        error={errors.password?.message}
      />
      {!isShort && (
        <PasswordField
          {...register('confirmPassword')}
          label={t`Confirm password`}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Create Account`}</Button>
    </form>
  );
}
