import type { OnboardingStepId } from '../../generated/graphql.ts';

/** The name of the sheet of an agreement, in the address. */
export const signingDialog = (stepId: OnboardingStepId) => `sign-${stepId}`;
