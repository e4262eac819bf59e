import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { mailedCodeForm, mailedCodeMinutes } from '../../../schema/rules/mailed-code.ts';
import { showRefusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { MailedCodeField } from '../../ui/forms/MailedCodeField.tsx';
import { type MailedCodeOutcomes, useMailSignInCode, useSignInWithMailedCode } from './use-mailed-code.ts';

interface Props extends MailedCodeOutcomes {
  email: string;
  /** Whether the kitchen is meant, where the address has a customer account as well. */
  asKitchen: boolean;
  onBack: () => void;
}

/** Has a code mailed as it opens, and signs in by it. */
export function MailedCodeForm({ email, asKitchen, onBack, ...outcomes }: Props) {
  const signIn = useSignInWithMailedCode(email, asKitchen, outcomes);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: mailedCodeForm,
    start: { code: '' },
    send: signIn,
  });
  const mailCode = useMailSignInCode();
  const [isAsking, setIsAsking] = useState(true);
  const ask = async () => {
    setIsAsking(true);
    form.clearErrors();
    const refusal = await mailCode(email);
    setIsAsking(false);
    if (refusal) showRefusal(form, refusal);
  };
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  });

  return (
    <form onSubmit={submit} noValidate aria-label={t`Sign in with a code`} className="flex flex-col gap-4">
      <p role="status">
        {isAsking
          ? t`Sending your code...`
          : t`If ${email} has an account, the code is in its inbox. It works for ${mailedCodeMinutes} minutes.`}
      </p>
      <MailedCodeField {...register('code')} error={errors.code?.message} />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Sign In`}</Button>
      <Button variant="secondary" fullWidth loading={isAsking} onClick={ask}>{t`Send a new code`}</Button>
      <Button variant="ghost" fullWidth onClick={onBack}>{t`Back to sign in`}</Button>
    </form>
  );
}
