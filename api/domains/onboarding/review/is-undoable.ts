import type { Work } from '../../../core/operation.ts';
import { Application } from '../application/application.ts';
import { Document, DocumentStatus, isCurrent } from '../application/document.ts';
import { OnboardingStatus } from '../onboarding-status.ts';
import { Decision, DecisionKind } from './decision.ts';

/** Status that a decision leaves its subject in. */
const outcome: Record<DecisionKind, OnboardingStatus | DocumentStatus> = {
  [DecisionKind.REVIEW_STARTED]: OnboardingStatus.UNDER_REVIEW,
  [DecisionKind.DOCUMENT_ACCEPTED]: DocumentStatus.APPROVED,
  [DecisionKind.DOCUMENT_REJECTED]: DocumentStatus.REJECTED,
  [DecisionKind.APPLICATION_APPROVED]: OnboardingStatus.APPROVED,
  [DecisionKind.APPLICATION_REJECTED]: OnboardingStatus.REJECTED,
};

/**
 * Whether nothing depends on a decision yet. A decision about a document is final once that document, or the whole
 * application, is decided again or the document is replaced; one about the application once anything else is
 * decided or submitted.
 */
export const isUndoable = async (
  { sql }: Work,
  decision: Decision,
  subject: Application | Document,
): Promise<boolean> => {
  if (subject.status !== outcome[decision.kind]) return false;
  if (subject instanceof Document && !isCurrent(subject)) return false;
  const later = await sql.rows(
    `select later.id from decisions later join decisions this on this.id = $1
     where later.application_id = this.application_id and later.number > this.number and later.undone_at is null
       and (this.document_id is null or later.document_id is null or later.document_id = this.document_id)
     limit 1`,
    [decision.id],
  );
  return later.length === 0;
};
