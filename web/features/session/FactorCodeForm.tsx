import { t } from '@lingui/core/macro';
import { authenticatorCodeForm, recoveryCodeForm } from '../../../schema/rules/second-factor.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeField } from '../../ui/forms/CodeField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';

interface Props {
  isRecovery: boolean;
  onCode: (code: string) => Promise<Refusal | undefined>;
}

export function FactorCodeForm({ isRecovery, onCode }: Props) {
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: isRecovery ? recoveryCodeForm : authenticatorCodeForm,
    start: { code: '' },
    send: ({ code }) => onCode(code),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <CodeField
        {...register('code')}
        autoFocus
        label={isRecovery ? t`Recovery code` : t`Code from your authenticator app`}
        hint={isRecovery ? t`Each one works once.` : undefined}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        error={errors.code?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Sign In`}</Button>
    </form>
  );
}
