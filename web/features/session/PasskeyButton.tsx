import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { type CompletedOutcomes, usePasskeySignIn } from './use-complete-sign-in.ts';

/** Signs in by a passkey alone. */
export default function PasskeyButton(outcomes: CompletedOutcomes) {
  const signIn = usePasskeySignIn(outcomes);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  if (!knowsPasskeys()) return null;
  const press = async () => {
    setMessage(undefined);
    setIsBusy(true);
    const refusal = await signIn();
    setIsBusy(false);
    setMessage(refusal && refusalText(refusal));
  };
  return (
    <>
      <FormRefusal message={message} />
      <Button variant="secondary" fullWidth loading={isBusy} onClick={() => void press()}>
        {t`Use a passkey`}
      </Button>
    </>
  );
}
