import type { StartTiffinPlanInput } from '../../../generated/graphql.ts';

let attempt: { plan: string; key: string } | undefined;

/** One key for one plan: trying again after a lost answer finds the plan that was started, and never starts a second. */
export const attemptKeyFor = (input: StartTiffinPlanInput): string => {
  const plan = JSON.stringify(input);
  if (attempt?.plan !== plan) attempt = { plan, key: crypto.randomUUID() };
  return attempt.key;
};

/** The same plan may be wanted once more. */
export const forgetAttempt = () => {
  attempt = undefined;
};
