import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type PersonDecisions_personFragment, usePersonDecisions_person } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { oneOf } from '../../lib/filters-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { usePersonDecision } from './use-person-decision.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

const askable = ['disable', 'enable', 'endSessions', 'removeSecondFactor'] as const;

type Asked = (typeof askable)[number];

const suggestions: Record<Asked, readonly string[]> = {
  disable: ['The account was compromised.', 'Threats or abuse.', 'Orders repeatedly went unpaid.'],
  enable: ['The person verified their identity.', 'It was disabled by mistake.'],
  removeSecondFactor: ['They lost their phone and their recovery codes, and we checked who they are.'],
  endSessions: ['A device was lost.', 'Someone else may know the password.'],
};

export function PersonDecisions({ person: from }: { person: FragmentType<PersonDecisions_personFragment> }) {
  const { id, isDisabled, openSessions, openApiTokens, hasSecondFactor, user, kitchen } =
    usePersonDecisions_person(from);
  const { open, show, close } = useDialogInUrl();
  const asked = oneOf(askable, open);
  const decisions = usePersonDecision(id, user.name);
  const { name } = user;
  const dialogs = {
    disable: {
      title: `Disable ${name}?`,
      act: 'Disable',
      description: `All sessions and API tokens end, and sign-in is blocked. ${
        kitchen ? `${kitchen.kitchenName} stays listed; suspend it too if it should stop selling.` : ''
      }`,
    },
    enable: { title: `Enable ${name}?`, act: 'Enable', description: 'They can sign in again.' },
    endSessions: {
      title: `Sign ${name} out?`,
      act: 'End sessions',
      description:
        'All sessions, API tokens and webhooks end immediately, on every device. They can sign in again.',
    },
    removeSecondFactor: {
      title: `Remove two-step verification of ${name}?`,
      act: 'Remove',
      description:
        'Only after you checked who is asking, by calling the number on file. Passkeys, app and recovery codes stop working and all sessions end. The person is emailed.',
    },
  };
  return (
    <>
      {hasSecondFactor && (
        <Button variant="secondary" onClick={() => show('removeSecondFactor')}>
          Remove two-step verification
        </Button>
      )}
      {openSessions + openApiTokens > 0 && (
        <Button variant="secondary" onClick={() => show('endSessions')}>
          End sessions
        </Button>
      )}
      <Button
        variant={isDisabled ? 'primary' : 'danger'}
        onClick={() => show(isDisabled ? 'enable' : 'disable')}
      >
        {isDisabled ? 'Enable account' : 'Disable account'}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ReasonDialog
            {...dialogs[asked]}
            draftKey={`${asked}-${id}`}
            isGrave={asked !== 'enable'}
            suggestions={suggestions[asked]}
            hint="Saved in the audit trail."
            longest={reasonLengthLimit}
            onAct={decisions[asked]}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
