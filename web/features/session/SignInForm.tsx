import { t } from '@lingui/core/macro';
import { customerSignIn } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  email: string;
  /** Whether a mailed code was accepted and only the password is missing. */
  isCodeProven?: boolean;
  onSignedIn: () => void;
  onCodeWanted: (email: string) => void;
}

export function SignInForm({ email, isCodeProven, onSignedIn, onCodeWanted }: Props) {
  const signIn = useSignIn();
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: customerSignIn,
    start: { email, password: '' },
    send: signIn,
    onDone: onSignedIn,
  });
  const wantCode = async () => {
    if (await form.trigger('email', { shouldFocus: true })) onCodeWanted(form.getValues('email'));
  };
  const emailCode = (
    <Button variant="ghost" onClick={wantCode} className="underline underline-offset-4">
      {t`Email me a code`}
    </Button>
  );

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
        autoFocus={isCodeProven}
        label={t`Password`}
        hint={isCodeProven && t`Your code is correct. Now enter your password.`}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <FormRefusal message={errors.root?.message} action={emailCode} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Sign In`}</Button>
      {!errors.root && emailCode}
    </form>
  );
}
