import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { OnboardingStepId, StepStatus } from '../onboarding-step-id.ts';
import { DocumentStatus } from './document.ts';
import { asksForDocument, isAgreement, mandatoryDocuments, onboardingSteps } from './onboarding-steps.ts';

/** The parts of an application that its checklist depends on; for rows and entities alike. */
export interface ChecklistFacts<D = unknown, S = unknown> {
  /** Current documents, at most one per item. */
  documents: readonly (D & { stepId: OnboardingStepId; status: DocumentStatus })[];
  signatures: readonly (S & { stepId: OnboardingStepId })[];
  bankAccountReadyAt?: unknown;
}

const statusOfDocument: Record<DocumentStatus, StepStatus> = {
  [DocumentStatus.UPLOADED]: StepStatus.PENDING,
  [DocumentStatus.SUBMITTED]: StepStatus.SUBMITTED,
  [DocumentStatus.APPROVED]: StepStatus.APPROVED,
  [DocumentStatus.REJECTED]: StepStatus.REJECTED,
};

export const stepStatus = (facts: ChecklistFacts, stepId: OnboardingStepId): StepStatus => {
  if (asksForDocument(stepId)) {
    const document = facts.documents.find(each => each.stepId === stepId);
    return document ? statusOfDocument[document.status] : StepStatus.PENDING;
  }
  const isDone = isAgreement(stepId)
    ? facts.signatures.some(signature => signature.stepId === stepId)
    : Boolean(facts.bankAccountReadyAt);
  return isDone ? StepStatus.APPROVED : StepStatus.PENDING;
};

/** Whether the kitchen has done its part; a rejected document has to be sent again. */
export const isCompleted = (status: StepStatus): boolean =>
  status === StepStatus.SUBMITTED || status === StepStatus.APPROVED;

const incomplete = (facts: ChecklistFacts, stepIds: readonly OnboardingStepId[]) =>
  stepIds.filter(stepId => !isCompleted(stepStatus(facts, stepId)));

const requiredSteps = onboardingSteps.filter(({ required }) => required).map(({ stepId }) => stepId);

export const incompleteRequiredSteps = (facts: ChecklistFacts): OnboardingStepId[] =>
  incomplete(facts, requiredSteps);

export const mandatoryDocumentsNotAccepted = (facts: ChecklistFacts): OnboardingStepId[] =>
  mandatoryDocuments.filter(stepId => stepStatus(facts, stepId) !== StepStatus.APPROVED);

export const mandatoryDocumentsPresent = (facts: ChecklistFacts): number =>
  mandatoryDocuments.length - incomplete(facts, mandatoryDocuments).length;

/** Whether the kitchen may change an item now: during a review, only missing or rejected ones. */
export const isOpen = (
  { status }: Pick<Application, 'status'>,
  stepId: OnboardingStepId,
  done: StepStatus,
): boolean => {
  if (!asksForDocument(stepId)) return done === StepStatus.PENDING;
  if (status === OnboardingStatus.APPROVED || done === StepStatus.APPROVED) return false;
  return status !== OnboardingStatus.UNDER_REVIEW || done !== StepStatus.SUBMITTED;
};

/** The step of the four-step journey: registration, documents, review, menu. */
export const journeyStep = (status: OnboardingStatus, facts: ChecklistFacts): number => {
  if (status === OnboardingStatus.APPROVED) return 4;
  if (status === OnboardingStatus.UNDER_REVIEW || status === OnboardingStatus.DOCUMENTS_SUBMITTED) return 3;
  return mandatoryDocumentsPresent(facts) === mandatoryDocuments.length ? 2 : 1;
};
