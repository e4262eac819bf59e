import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { signInCodeLength } from '../../../schema/constants.ts';
import { signInCode } from '../../../schema/rules/supplier-sign-in.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type Access, type SentCode, useEnterSignInCode } from './use-sign-in-supplier.ts';

interface Props {
  sent: SentCode;
  onSignedIn: (access: Access) => void;
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  onStartAgain: () => void;
}

const rule = z.object({ code: signInCode });

/** Takes the focus, so that a screen reader continues at the text about the email. */
export function SignInCodeForm({ sent, onStartAgain, ...outcomes }: Props) {
  const enter = useEnterSignInCode(sent.signInId, outcomes);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule,
    start: { code: '' },
    send: enter,
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Enter your code`} className="flex flex-col gap-4">
      <p role="status">{sentenceText(sent.message)}</p>
      <TextField
        {...register('code')}
        autoFocus
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={signInCodeLength}
        className="text-center font-semibold tracking-[0.4em] tabular-nums"
        error={errors.code?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Sign In`}
      </Button>
      <Button variant="secondary" fullWidth onClick={onStartAgain}>
        {t`Start again`}
      </Button>
    </form>
  );
}
