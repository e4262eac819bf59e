import { registerEnumType } from 'type-graphql';

/** Stored and returned by REST with the specification's values. */
export enum OnboardingStatus {
  PENDING = 'pending',
  DOCUMENTS_SUBMITTED = 'documents_submitted',
  UNDER_REVIEW = 'under_review',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}

registerEnumType(OnboardingStatus, {
  name: 'OnboardingStatus',
  description: 'Status of an application.',
  valuesConfig: {
    PENDING: { description: 'The kitchen is collecting its documents.' },
    DOCUMENTS_SUBMITTED: { description: 'Waiting for a review.' },
    UNDER_REVIEW: { description: 'Under review by an admin.' },
    APPROVED: { description: 'The kitchen may sell.' },
    REJECTED: { description: 'The kitchen has to correct it and submit it again.' },
  },
});

const { PENDING, DOCUMENTS_SUBMITTED, UNDER_REVIEW, APPROVED, REJECTED } = OnboardingStatus;

/** Allowed status transitions. Undoing a decision reverses them. */
export const comesFrom: Record<OnboardingStatus, readonly OnboardingStatus[]> = {
  [PENDING]: [],
  [DOCUMENTS_SUBMITTED]: [PENDING, REJECTED],
  [UNDER_REVIEW]: [DOCUMENTS_SUBMITTED],
  [APPROVED]: [UNDER_REVIEW],
  [REJECTED]: [UNDER_REVIEW],
};

export const isInKitchensHands = (status: OnboardingStatus): boolean =>
  status === PENDING || status === REJECTED;

/** Whether the application is waiting for an admin. */
export const isWaiting = (status: OnboardingStatus): boolean =>
  status === DOCUMENTS_SUBMITTED || status === UNDER_REVIEW;
