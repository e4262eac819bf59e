import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChecklistStep_stepFragment, OnboardingStatus, StepCategory } from '../../generated/graphql.ts';

/** The six sections in their order. */
export const sections: { category: StepCategory; title: MessageDescriptor }[] = [
  { category: 'AGREEMENT', title: msg`Legal Agreements` },
  { category: 'BUSINESS', title: msg`Business Documentation` },
  { category: 'SAFETY', title: msg`Food Safety Certifications` },
  { category: 'FINANCIAL', title: msg`Financial Information` },
  { category: 'OPERATIONAL', title: msg`Operational Procedures` },
  { category: 'SPECIAL', title: msg`Special Certifications` },
];

export type StepBadge = 'Completed' | 'Under Review' | 'Rejected' | 'Required' | 'Optional';

/**
 * What an item's badge says. A document is done as far as the kitchen is concerned once it is there, and
 * under review from when the application is submitted until it is decided about.
 */
export const stepBadge = (
  { completed, status, required }: Pick<ChecklistStep_stepFragment, 'completed' | 'status' | 'required'>,
  application: OnboardingStatus,
): StepBadge => {
  const isWaiting = application === 'DOCUMENTS_SUBMITTED' || application === 'UNDER_REVIEW';
  if (status === 'SUBMITTED' && isWaiting) return 'Under Review';
  if (completed) return 'Completed';
  if (status === 'REJECTED') return 'Rejected';
  return required ? 'Required' : 'Optional';
};
