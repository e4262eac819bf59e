import { t } from '@lingui/core/macro';
import type { OnboardingStatus } from '../../generated/graphql.ts';
import type { TimelineStep } from '../../ui/lists/Timeline.tsx';

const steps = () => [
  { title: t`Registration`, detail: t`EIN and basic info` },
  { title: t`Document Upload`, detail: t`Agreements and the three mandatory documents` },
  { title: t`Admin Review`, detail: t`2-3 business days` },
  { title: t`Menu Access`, detail: t`Write your menu and start selling` },
];

/** Up to which step a status alone says that all is done. */
const doneUpTo: Record<OnboardingStatus, number> = {
  APPROVED: 4,
  UNDER_REVIEW: 3,
  DOCUMENTS_SUBMITTED: 2,
  PENDING: 0,
  REJECTED: 0,
};

/** The four-step journey as it looks from where the kitchen is. */
export const journeySteps = (status: OnboardingStatus, current: number): TimelineStep[] =>
  steps().map((step, index) => {
    const number = index + 1;
    const isDone = number <= doneUpTo[status] || number < current;
    const state = isDone ? 'done' : number === current ? 'current' : 'waiting';
    return { ...step, state };
  });
