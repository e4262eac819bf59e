import type { DocumentStatus, OnboardingStatus } from '../../generated/graphql.ts';

export const statusWords: Record<OnboardingStatus, string> = {
  DOCUMENTS_SUBMITTED: 'Submitted',
  UNDER_REVIEW: 'Under review',
  REJECTED: 'Rejected',
  APPROVED: 'Approved',
  PENDING: 'Not submitted',
};

export const statusTones = {
  DOCUMENTS_SUBMITTED: 'info',
  UNDER_REVIEW: 'warn',
  REJECTED: 'danger',
  APPROVED: 'leaf',
  PENDING: 'neutral',
} as const;

export const documentWords: Record<DocumentStatus, string> = {
  UPLOADED: 'Uploaded',
  SUBMITTED: 'To review',
  APPROVED: 'Accepted',
  REJECTED: 'Rejected',
};

export const documentTones = {
  UPLOADED: 'neutral',
  SUBMITTED: 'info',
  APPROVED: 'leaf',
  REJECTED: 'danger',
} as const;

export const documentReasons = [
  "The name doesn't match the applicant.",
  'It has expired.',
  "It isn't readable. Please upload a sharper picture.",
  'It is issued for a commercial kitchen.',
  "It isn't the requested document.",
  'Pages are missing.',
];

export const applicationReasons = [
  'Please correct the documents marked as rejected, then submit again.',
  'The address is not a home kitchen.',
  "The business and the applicant don't match.",
];
