import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type PersonDecisions_personFragment, usePersonDecisions_person } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { oneOf } from '../../lib/filters-in-url.ts';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/lazy-with-retry.ts';
import { usePersonDecision } from './use-person-decision.ts';

const ReasonDialog = late(() => import('../../ui/ReasonDialog.tsx'));

const askable = ['disable', 'enable', 'endSessions'] as const;

type Asked = (typeof askable)[number];

const suggestions: Record<Asked, readonly string[]> = {
  disable: ['The account was taken over.', 'Threats or abuse.', 'Orders were not paid again and again.'],
  enable: ['The person proved who they are.', 'It was disabled by mistake.'],
  endSessions: ['A device was lost.', 'Somebody else may know the password.'],
};

export function PersonDecisions({ person: from }: { person: FragmentType<PersonDecisions_personFragment> }) {
  const { id, isDisabled, openSessions, user, kitchen } = usePersonDecisions_person(from);
  const { open, show, close } = useDialogInUrl();
  const asked = oneOf(askable, open);
  const decisions = usePersonDecision(id, user.name);
  const { name } = user;
  const dialogs = {
    disable: {
      title: `Disable ${name}?`,
      act: 'Disable',
      description: `Every session ends and signing in is refused. ${
        kitchen ? `${kitchen.kitchenName} stays listed; suspend it as well if it should stop.` : ''
      }`,
    },
    enable: { title: `Enable ${name}?`, act: 'Enable', description: 'Signing in is possible again.' },
    endSessions: {
      title: `Sign ${name} out?`,
      act: 'End sessions',
      description: 'Every session ends at once, on every device. Signing in again is possible.',
    },
  };
  return (
    <>
      {openSessions > 0 && (
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
            hint="Kept in the audit trail."
            longest={reasonLengthLimit}
            onAct={decisions[asked]}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
