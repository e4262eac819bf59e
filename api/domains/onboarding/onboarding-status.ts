import { registerEnumType } from 'type-graphql';

/** Stored and shown by REST in the specification's own words. */
export enum OnboardingStatus {
  PENDING = 'pending',
  DOCUMENTS_SUBMITTED = 'documents_submitted',
  UNDER_REVIEW = 'under_review',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}

registerEnumType(OnboardingStatus, {
  name: 'OnboardingStatus',
  description: 'Where an application stands.',
  valuesConfig: {
    PENDING: { description: 'The kitchen gathers its documents.' },
    DOCUMENTS_SUBMITTED: { description: 'It waits for an admin to look at it.' },
    UNDER_REVIEW: { description: 'An admin looks at it.' },
    APPROVED: { description: 'The kitchen may sell.' },
    REJECTED: { description: 'Something has to be corrected and submitted again.' },
  },
});

const { PENDING, DOCUMENTS_SUBMITTED, UNDER_REVIEW, APPROVED, REJECTED } = OnboardingStatus;

/** From where an application may come to where. Undoing a decision goes the same way back. */
export const comesFrom: Record<OnboardingStatus, readonly OnboardingStatus[]> = {
  [PENDING]: [],
  [DOCUMENTS_SUBMITTED]: [PENDING, REJECTED],
  [UNDER_REVIEW]: [DOCUMENTS_SUBMITTED],
  [APPROVED]: [UNDER_REVIEW],
  [REJECTED]: [UNDER_REVIEW],
};

export const isInKitchensHands = (status: OnboardingStatus): boolean =>
  status === PENDING || status === REJECTED;

/** Whether the marketplace owes the kitchen an answer. */
export const isWaiting = (status: OnboardingStatus): boolean =>
  status === DOCUMENTS_SUBMITTED || status === UNDER_REVIEW;
