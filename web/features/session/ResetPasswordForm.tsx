import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { passwordMinimumLength } from '../../../schema/constants.ts';
import { mailedCodeMinutes, passwordResetForm } from '../../../schema/rules/mailed-code.ts';
import { showRefusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { MailedCodeField } from '../../ui/forms/MailedCodeField.tsx';
import { NewPasswordField } from '../../ui/forms/NewPasswordField.tsx';
import { useMailSignInCode } from './use-mailed-code.ts';
import { useResetPassword } from './use-reset-password.ts';
import type { SignInOutcomes } from './use-sign-in.ts';

interface Props extends SignInOutcomes {
  /** Where the code was mailed to. */
  email: string;
  onBack: () => void;
}

/** Sets a new password by the code from the email, and signs in. */
export function ResetPasswordForm({ email, onBack, ...outcomes }: Props) {
  const resetPassword = useResetPassword(email, outcomes);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passwordResetForm,
    start: { code: '', newPassword: '' },
    send: resetPassword,
  });
  const mailCode = useMailSignInCode();
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    form.clearErrors();
    const refusal = await mailCode(email);
    setIsAsking(false);
    if (refusal) showRefusal(form, refusal);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t`Set a new password`} className="flex flex-col gap-4">
      <p role="status">
        {isAsking
          ? t`Sending your code...`
          : t`If ${email} has an account, the code is in its inbox. It works for ${mailedCodeMinutes} minutes.`}
      </p>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <MailedCodeField {...register('code')} error={errors.code?.message} />
      <NewPasswordField
        {...register('newPassword')}
        label={t`New password`}
        hint={t`At least ${passwordMinimumLength} characters. You'll be signed out on all other devices.`}
        error={errors.newPassword?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Set new password`}</Button>
      <Button
        variant="secondary"
        fullWidth
        loading={isAsking}
        onClick={askAgain}
      >{t`Send a new code`}</Button>
      <Button variant="ghost" fullWidth onClick={onBack}>{t`Back to sign in`}</Button>
    </form>
  );
}
