import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { email as emailRule } from '../../../schema/rules/text.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { useMailSignInCode } from './use-mailed-code.ts';

interface Props {
  email: string;
  onCodeMailed: (email: string) => void;
  onBack: () => void;
}

const rule = z.object({ email: emailRule });

/** Has a code mailed to the address of a person who forgot the password. */
export function ForgotPasswordForm({ email, onCodeMailed, onBack }: Props) {
  const mailCode = useMailSignInCode();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule,
    start: { email },
    send: async values => {
      const refusal = await mailCode(values.email);
      if (!refusal) onCodeMailed(values.email);
      return refusal;
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Forgot password?`} className="flex flex-col gap-4">
      <p>{t`Forgot your password? Enter your email, and we'll send you a code to set a new one.`}</p>
      <EmailField
        {...register('email')}
        autoFocus
        label={t`Email`}
        autoComplete="username"
        error={errors.email?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Email me a code`}</Button>
      <Button variant="ghost" fullWidth onClick={onBack}>{t`Back to sign in`}</Button>
    </form>
  );
}
