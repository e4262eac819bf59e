import { t } from '@lingui/core/macro';
import { customerSignIn } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useSignIn();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: customerSignIn,
    start: { email: '', password: '' },
    send: signIn,
    onDone: onSignedIn,
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField
        {...register('email')}
        label={t`Email`}
        autoComplete="username"
        error={errors.email?.message}
      />
      <TextField
        {...register('password')}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Sign In`}</Button>
    </form>
  );
}
