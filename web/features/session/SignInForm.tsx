import { t } from '@lingui/core/macro';
import { customerSignIn } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { type SignInOutcomes, useSignIn } from './use-sign-in.ts';

interface Props extends SignInOutcomes {
  email: string;
  /** Whether a mailed code was accepted and only the password is missing. */
  isCodeProven?: boolean;
  onCodeWanted: (email: string) => void;
  onForgotten: (email: string) => void;
}

export function SignInForm({ email, isCodeProven, onCodeWanted, onForgotten, ...outcomes }: Props) {
  const signIn = useSignIn(outcomes);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: customerSignIn,
    start: { email, password: '' },
    send: signIn,
  });
  const wantCode = async () => {
    if (await form.trigger('email', { shouldFocus: true })) onCodeWanted(form.getValues('email'));
  };
  const emailCode = (
    <Button variant="secondary" fullWidth onClick={wantCode}>
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
      <PasswordField
        {...register('password')}
        autoFocus={isCodeProven}
        label={t`Password`}
        hint={isCodeProven && t`Your code is correct. Now enter your password.`}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button
        variant="ghost"
        isSnug
        onClick={() => onForgotten(form.getValues('email'))}
        className="-mt-3 -mr-3.5 self-end underline underline-offset-4"
      >
        {t`Forgot password?`}
      </Button>
      <FormRefusal message={errors.root?.message} action={emailCode} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Sign In`}</Button>
      {!errors.root && emailCode}
    </form>
  );
}
