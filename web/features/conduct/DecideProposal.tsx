import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import {
  conductPauseDays,
  conductQuietDays,
  conductWordsLimit,
  reasonLengthLimit,
} from '../../../schema/constants.ts';
import type { ConductProposalQuery, ConductStep } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { suggestedWords } from './suggested-words.ts';
import { useProposalDecision } from './use-proposal-decision.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

type Proposal = NonNullable<ConductProposalQuery['conductProposal']>;

const acts: Record<ConductStep, MessageDescriptor> = {
  WARN: msg`Send warning`,
  PAUSE: msg`Pause kitchen`,
  SUSPEND: msg`Suspend kitchen`,
};

const consequences: Record<ConductStep, () => string> = {
  WARN: () => t`The cook reads your words. Nothing else changes.`,
  PAUSE: () =>
    t`The kitchen takes no new orders for ${conductPauseDays} days, and its cook can't end the pause. Existing orders aren't affected.`,
  SUSPEND: () =>
    t`It's unlisted immediately and takes no new orders until an admin reinstates it. Existing orders aren't affected.`,
};

/** Takes the proposed step with words to the kitchen, or dismisses it. */
export function DecideProposal({ proposal }: { proposal: Proposal }) {
  const { id, step, supplier, conduct } = proposal;
  const { open, show, close } = useDialogInUrl();
  const { take, dismiss } = useProposalDecision(id, supplier.kitchenName);
  const act = translate(acts[step]);
  return (
    <>
      <Button variant="secondary" onClick={() => show('dismiss')}>
        {t`Dismiss`}
      </Button>
      <Button variant={step === 'WARN' ? 'primary' : 'danger'} onClick={() => show('take')}>
        {act}
      </Button>
      <Suspense fallback={null}>
        {open === 'take' && (
          <ReasonDialog
            title={`${act}: ${supplier.kitchenName}`}
            description={consequences[step]()}
            act={act}
            label={t`Words to the kitchen`}
            hint={t`Sent to the cook, and saved in the audit trail.`}
            suggestions={[suggestedWords(conduct, step)]}
            isGrave={step !== 'WARN'}
            longest={conductWordsLimit}
            draftKey={`take-${id}`}
            onAct={take}
            onClose={close}
          />
        )}
        {open === 'dismiss' && (
          <ReasonDialog
            title={t`Dismiss this proposal?`}
            description={t`Nothing happens to the kitchen. For ${conductQuietDays} days only a graver step is proposed.`}
            act={t`Dismiss`}
            hint={t`Saved in the audit trail. The kitchen doesn't see it.`}
            longest={reasonLengthLimit}
            draftKey={`dismiss-${id}`}
            onAct={dismiss}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
