import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { Document, DocumentStatus, isCurrent } from '../application/document.ts';
import { Decision, DecisionKind } from './decision.ts';

/** Status that a decision leaves its subject in. */
const outcome: Record<DecisionKind, OnboardingStatus | DocumentStatus> = {
  [DecisionKind.REVIEW_STARTED]: OnboardingStatus.UNDER_REVIEW,
  [DecisionKind.DOCUMENT_ACCEPTED]: DocumentStatus.APPROVED,
  [DecisionKind.DOCUMENT_REJECTED]: DocumentStatus.REJECTED,
  [DecisionKind.APPLICATION_APPROVED]: OnboardingStatus.APPROVED,
  [DecisionKind.APPLICATION_REJECTED]: OnboardingStatus.REJECTED,
};

const laterQuery = query({ Decision }, (from, { id }: Given<{ id: string }>) =>
  from
    .selectFrom('Decision as later')
    .innerJoin('Decision as this', join => join.on('this.id', '=', id))
    .whereRef('later.applicationId', '=', 'this.applicationId')
    .whereRef('later.number', '>', 'this.number')
    .where('later.undoneAt', 'is', null)
    .where(on =>
      on.or([
        on('this.documentId', 'is', null),
        on('later.documentId', 'is', null),
        on('later.documentId', '=', on.ref('this.documentId')),
      ]),
    )
    .select('later.id')
    .limit(1),
);

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
  return !(await laterQuery.first(sql, { id: decision.id }));
};
