import type { OnboardingStepId } from '../../generated/graphql.ts';

/** The element of an item of the checklist. */
export const stepElementId = (stepId: OnboardingStepId) => `step-${stepId}`;

/** Scrolls to an item of the checklist, and focuses what can be done about it. */
export const goToStep = (stepId: OnboardingStepId) => {
  const item = document.getElementById(stepElementId(stepId));
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector<HTMLElement>('input, button, a')?.focus({ preventScroll: true });
};
