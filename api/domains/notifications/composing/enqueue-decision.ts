import type { Work } from '../../../core/operation/operation.ts';
import { onboardingSteps } from '../../onboarding/application/onboarding-steps.ts';
import type { ApplicationDecided, DecisionUndone } from '../../onboarding/onboarding-events.ts';
import { DecisionKind, undoableUntil } from '../../onboarding/review/decision.ts';
import { addToOutbox, takeOut } from '../delivery/outbox.ts';

/** Longer than an undo at the last moment may take, so that no notification goes out for an undone decision. */
const graceMilliseconds = 5000;

/** Updates open screens immediately; the kitchen is notified once the decision can no longer be undone. */
export const enqueueDecision = async (work: Work, decided: ApplicationDecided): Promise<void> => {
  const { applicationId, decisionId, kind } = decided;
  await addToOutbox(work, 'APPLICATION_DECIDED', applicationId);
  // A kitchen is notified only of the documents it must send again.
  if (kind === DecisionKind.DOCUMENT_ACCEPTED) return;
  const dueAt = new Date(undoableUntil(work.now).getTime() + graceMilliseconds);
  await addToOutbox(work, kind, applicationId, whyOf(decided), { id: decisionId, dueAt });
};

/** Removes the queued notification of a decision that was undone in time. */
export const forgetDecision = async (
  work: Work,
  { applicationId, decisionId }: DecisionUndone,
): Promise<void> => {
  await takeOut(work, decisionId);
  await addToOutbox(work, 'DECISION_UNDONE', applicationId);
};

const whyOf = ({ reason, stepId }: ApplicationDecided): string | null => {
  if (!stepId) return reason;
  const title = onboardingSteps.find(step => step.stepId === stepId)?.title ?? 'Document';
  return `${title}: ${reason}`;
};
