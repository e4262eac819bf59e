import { t } from '@lingui/core/macro';
import { bothCodesForm, newCodeForm } from '../../../schema/rules/email-change.ts';
import { mailedCodeMinutes } from '../../../schema/rules/mailed-code.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type StartedChange, useChangeEmail } from './use-change-email.ts';

interface Props {
  started: StartedChange;
  onDone: () => void;
  onBack: () => void;
}

const codeProps = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'characters',
  spellCheck: false,
  className: 'text-center font-semibold uppercase tracking-[0.2em]',
} as const;

/** The codes of both ends on one form; only the new one where the current address was never confirmed. */
export function EnterCodes({ started: { newEmail, needsOldCode }, onDone, onBack }: Props) {
  const changeEmail = useChangeEmail();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: needsOldCode ? bothCodesForm : newCodeForm,
    start: { newCode: '', oldCode: '' },
    send: codes => changeEmail({ newEmail, ...codes }),
    onDone,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p role="status" className="wrap-anywhere">
        {t`If ${newEmail} is free, a code is in its inbox. It works for ${mailedCodeMinutes} minutes.`}
        {needsOldCode && ' '}
        {needsOldCode && t`Another code is in the inbox of your current email.`}
      </p>
      <TextField
        {...register('newCode')}
        {...codeProps}
        autoFocus
        label={t`Code from the new email`}
        error={errors.newCode?.message}
      />
      {needsOldCode && (
        <TextField
          {...register('oldCode')}
          {...codeProps}
          label={t`Code from the current email`}
          error={errors.oldCode?.message}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Change email`}</Button>
      <Button variant="ghost" fullWidth onClick={onBack}>{t`Use another address`}</Button>
    </form>
  );
}
