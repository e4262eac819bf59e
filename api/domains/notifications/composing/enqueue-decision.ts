import type { Work } from '../../../core/operation.ts';
import { onboardingSteps } from '../../onboarding/application/onboarding-steps.ts';
import type { ApplicationDecided, DecisionUndone } from '../../onboarding/onboarding-events.ts';
import { DecisionKind, undoableUntil } from '../../onboarding/review/decision.ts';
import { enqueueNotification, takeOut } from '../delivery/outbox.ts';

/** Longer than undoing in the last moment may take, so that nobody is told of what is being undone. */
const graceMilliseconds = 5000;

/** Screens learn of a decision at once; the kitchen is told when it can no longer be taken back. */
export const enqueueDecision = async (work: Work, decided: ApplicationDecided): Promise<void> => {
  const { applicationId, decisionId, kind } = decided;
  await enqueueNotification(work, 'APPLICATION_DECIDED', applicationId);
  // Of documents a kitchen is told only of those it must send again.
  if (kind === DecisionKind.DOCUMENT_ACCEPTED) return;
  const dueAt = new Date(undoableUntil(work.now).getTime() + graceMilliseconds);
  await enqueueNotification(work, kind, applicationId, whyOf(decided), { id: decisionId, dueAt });
};

/** What was taken back in time was never told. */
export const forgetDecision = async (
  work: Work,
  { applicationId, decisionId }: DecisionUndone,
): Promise<void> => {
  await takeOut(work, decisionId);
  await enqueueNotification(work, 'DECISION_UNDONE', applicationId);
};

const whyOf = ({ reason, stepId }: ApplicationDecided): string | null => {
  if (!stepId) return reason;
  const title = onboardingSteps.find(step => step.stepId === stepId)?.title ?? 'Document';
  return `${title}: ${reason}`;
};
