import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { askPasskey, passkeyNotUsed } from '../../lib/passkeys.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';

interface Props {
  options: string;
  onUsed: (passkeyResponse: string) => Promise<Refusal | undefined>;
}

/** Browsers show a passkey's dialog only after a tap, so it waits for one. */
export function FactorPasskey({ options, onUsed }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const press = async () => {
    setMessage(undefined);
    setIsBusy(true);
    const response = await askPasskey(options).catch(() => undefined);
    const refusal = response ? await onUsed(response) : passkeyNotUsed();
    setIsBusy(false);
    setMessage(refusal && refusalText(refusal));
  };
  return (
    <>
      <FormRefusal message={message} />
      <Button fullWidth autoFocus loading={isBusy} onClick={() => void press()}>
        {t`Continue with your passkey`}
      </Button>
    </>
  );
}
