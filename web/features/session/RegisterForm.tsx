import { t } from '@lingui/core/macro';
import { passwordMinimumLength } from '../../../schema/constants.ts';
import { customerRegistrationForm } from '../../../schema/rules/customer.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useRegister } from './use-register.ts';

export default function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const openAccount = useRegister();
  const { draft, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: customerRegistrationForm,
    draft: { key: 'create-account', except: ['password', 'confirmPassword'] },
    start: { name: '', email: '', phone: '', password: '', confirmPassword: '' },
    send: ({ confirmPassword: _, ...registration }) => openAccount(registration),
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
      <TextField
        {...register('phone')}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={t`So the cook can reach you about your order`}
        error={errors.phone?.message}
      />
      <PasswordField
        {...register('password')}
        label={t`Password`}
        autoComplete="new-password"
        hint={t`At least ${passwordMinimumLength} characters`}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Create Account`}</Button>
    </form>
  );
}
