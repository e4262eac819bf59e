import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanConsent } from '../tiffin-plan-consent.ts';
import { TiffinConsentGiven } from '../tiffin-plan-events.ts';

type Agreed = Pick<TiffinPlan, 'id' | 'consent' | 'totalCents'>;

/** Stores the words that a customer has agreed to now beside the earlier ones of the plan. */
export const noteConsent = ({ em, now }: Work, { id, consent, totalCents }: Agreed): void => {
  em.create(TiffinPlanConsent, {
    id: newIdentifier(now),
    planId: id,
    words: consent,
    totalCents,
    agreedAt: now,
  });
};

/** Stores the words of a consent that a running plan got, of which its customer gets an email. */
export const noteLaterConsent = (work: Work, plan: Agreed): void => {
  noteConsent(work, plan);
  work.record(new TiffinConsentGiven(plan.id, plan.consent));
};
