import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ProofAskedFragment, ProofWay } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPasskey } from './ProofByPasskey.tsx';
import { ProofByPassword } from './ProofByPassword.tsx';
import { useProof } from './use-proof.ts';

interface Props {
  onProven: () => void;
  onClose: () => void;
}

/** Asks a signed-in person to prove who they are before a change that matters. */
export default function ProveAgain({ onProven, onClose }: Props) {
  const { asked, email, refusal, prove, mailCode } = useProof(onProven);
  return (
    <Dialog
      onClose={onClose}
      title={t`Confirm that it's you`}
      description={t`This protects your account if someone else uses this device. We won't ask again for 10 minutes.`}
    >
      <div className="flex flex-col gap-4 pt-2">
        <FormRefusal message={refusal} />
        {asked ? (
          <Ways key={asked.challenge} asked={asked} email={email} prove={prove} mailCode={mailCode} />
        ) : (
          !refusal && <Skeleton className="h-28" />
        )}
        <Button variant="ghost" fullWidth onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </Dialog>
  );
}

type WaysProps = Pick<ReturnType<typeof useProof>, 'email' | 'prove' | 'mailCode'> & {
  asked: ProofAskedFragment;
};

function Ways({ asked, email, prove, mailCode }: WaysProps) {
  const [way, choose] = useState<ProofWay | undefined>(asked.ways[0]);
  return (
    <>
      {way === 'PASSKEY' && <ProofByPasskey options={asked.passkeyOptions ?? '{}'} prove={prove} />}
      {way === 'PASSWORD' && <ProofByPassword email={email} prove={prove} />}
      {(way === 'AUTHENTICATOR' || way === 'RECOVERY_CODE' || way === 'MAILED_CODE') && (
        <ProofByCode key={way} way={way} email={email} prove={prove} mailCode={mailCode} />
      )}
      {asked.ways
        .filter(other => other !== way)
        .map(other => (
          <Button key={other} variant="secondary" fullWidth onClick={() => choose(other)}>
            {wayWords(other)}
          </Button>
        ))}
    </>
  );
}

const wayWords = (way: ProofWay): string => {
  switch (way) {
    case 'PASSKEY':
      return t`Use a passkey`;
    case 'AUTHENTICATOR':
      return t`Use your authenticator app`;
    case 'RECOVERY_CODE':
      return t`Use a recovery code`;
    case 'MAILED_CODE':
      return t`Email me a code`;
    default:
      return t`Use your password`;
  }
};
