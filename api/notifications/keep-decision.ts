import type { Work } from '../core/operation.ts';
import type { DocumentDecided } from '../onboarding/onboarding-events.ts';
import { onboardingSteps } from '../onboarding/onboarding-steps.ts';
import { keepToTell } from './outbox.ts';

/** Keeps what a kitchen is told of a decision about one document: only of what it must send again. */
export const keepDocumentDecision = async (
  work: Work,
  { applicationId, documentId, isAccepted }: DocumentDecided,
): Promise<void> => {
  await keepToTell(
    work,
    'DOCUMENT_DECIDED',
    applicationId,
    isAccepted ? null : await complaint(work, documentId),
  );
};

const complaint = async ({ em, sql }: Work, documentId: string): Promise<string> => {
  // The decision is still in the entity.
  await em.flush();
  const [document] = await sql.rows<{ stepId: string; reason: string }>(
    'select step_id as "stepId", rejection_reason as reason from documents where id = $1',
    [documentId],
  );
  const title = onboardingSteps.find(step => step.stepId === document!.stepId)?.title ?? 'Document';
  return `${title}: ${document!.reason}`;
};
