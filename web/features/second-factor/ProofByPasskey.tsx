import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { askPasskey, passkeyNotUsed } from '../../lib/passkeys.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import type { Proof } from './use-proof.ts';

interface Props {
  options: string;
  prove: (proof: Proof) => Promise<Refusal | undefined>;
}

export function ProofByPasskey({ options, prove }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const press = async () => {
    setMessage(undefined);
    setIsBusy(true);
    const passkeyResponse = await askPasskey(options).catch(() => undefined);
    const refusal = passkeyResponse ? await prove({ passkeyResponse }) : passkeyNotUsed();
    setIsBusy(false);
    setMessage(refusal && refusalText(refusal));
  };
  return (
    <>
      <FormRefusal message={message} />
      <Button fullWidth loading={isBusy} onClick={() => void press()}>{t`Continue with your passkey`}</Button>
    </>
  );
}
