import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanConsent } from '../tiffin-plan-consent.ts';

/** Stores the words that a customer has agreed to now beside the earlier ones of the plan. */
export const noteConsent = (
  { em, now }: Work,
  { id, consent, totalCents }: Pick<TiffinPlan, 'id' | 'consent' | 'totalCents'>,
): void => {
  em.create(TiffinPlanConsent, {
    id: newIdentifier(now),
    planId: id,
    words: consent,
    totalCents,
    agreedAt: now,
  });
};
