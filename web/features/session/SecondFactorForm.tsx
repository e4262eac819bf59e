import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FactorWay, SecondFactorNeededFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { FactorPasskey } from './FactorPasskey.tsx';
import { type CompletedOutcomes, useCompleteSignIn } from './use-complete-sign-in.ts';

interface Props extends CompletedOutcomes {
  needed: SecondFactorNeededFragment;
  onStartAgain: () => void;
}

/** Completes a sign-in by one of the ways that the account has. */
export default function SecondFactorForm({ needed, onStartAgain, ...outcomes }: Props) {
  const complete = useCompleteSignIn(outcomes);
  const [way, choose] = useState<FactorWay | undefined>(needed.ways[0]);
  const { challenge, passkeyOptions } = needed;
  return (
    <section aria-label={t`Two-step verification`} className="flex flex-col gap-4">
      <p role="status">{t`One more step, so that no one else gets in.`}</p>
      {way === 'PASSKEY' && passkeyOptions && (
        <FactorPasskey
          options={passkeyOptions}
          onUsed={passkeyResponse => complete({ challenge, passkeyResponse })}
        />
      )}
      {(way === 'AUTHENTICATOR' || way === 'RECOVERY_CODE') && (
        <FactorCodeForm
          key={way}
          isRecovery={way === 'RECOVERY_CODE'}
          onCode={code => complete({ challenge, code })}
        />
      )}
      {needed.ways
        .filter(other => other !== way)
        .map(other => (
          <Button key={other} variant="secondary" fullWidth onClick={() => choose(other)}>
            {wayWords(other)}
          </Button>
        ))}
      <Button variant="ghost" fullWidth onClick={onStartAgain}>{t`Back to sign in`}</Button>
    </section>
  );
}

const wayWords = (way: FactorWay): string => {
  if (way === 'PASSKEY') return t`Use a passkey`;
  return way === 'AUTHENTICATOR' ? t`Use your authenticator app` : t`Use a recovery code`;
};
