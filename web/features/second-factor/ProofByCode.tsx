import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { mailedCodeForm } from '../../../schema/rules/mailed-code.ts';
import { authenticatorCodeForm, recoveryCodeForm } from '../../../schema/rules/second-factor.ts';
import { type Refusal, showRefusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CodeField } from '../../ui/forms/CodeField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import type { Proof } from './use-proof.ts';

type CodeWay = 'AUTHENTICATOR' | 'RECOVERY_CODE' | 'MAILED_CODE';

interface Props {
  way: CodeWay;
  email: string;
  prove: (proof: Proof) => Promise<Refusal | undefined>;
  mailCode: () => Promise<Refusal | undefined>;
}

const rules = {
  AUTHENTICATOR: authenticatorCodeForm,
  RECOVERY_CODE: recoveryCodeForm,
  MAILED_CODE: mailedCodeForm,
};

export function ProofByCode({ way, email, prove, mailCode }: Props) {
  const isMailed = way === 'MAILED_CODE';
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: rules[way],
    start: { code: '' },
    send: ({ code }) => prove(isMailed ? { mailedCode: code } : { code }),
  });
  const [isSending, setIsSending] = useState(false);
  const hasSent = useRef(false);
  const send = async () => {
    setIsSending(true);
    const refusal = await mailCode();
    setIsSending(false);
    if (refusal) showRefusal(form, refusal);
  };
  useEffect(() => {
    if (!isMailed || !email || hasSent.current) return;
    hasSent.current = true;
    void send();
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isMailed && (
        <p role="status">
          {isSending
            ? t`Sending your code...`
            : t`The code is in the inbox of ${email}. One is sent in 10 minutes.`}
        </p>
      )}
      <CodeField
        {...register('code')}
        autoFocus
        label={labelOf(way)}
        inputMode={way === 'AUTHENTICATOR' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        error={errors.code?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Confirm`}</Button>
    </form>
  );
}

const labelOf = (way: CodeWay): string => {
  if (way === 'MAILED_CODE') return t`Code from the email`;
  return way === 'RECOVERY_CODE' ? t`Recovery code` : t`Code from your authenticator app`;
};
