import { plural, t } from '@lingui/core/macro';
import type { ChargeOutcome } from '../../generated/graphql.ts';

interface LastCharge {
  charges: number;
  outcome: ChargeOutcome | null;
}

const outcomeWord = (outcome: ChargeOutcome): string =>
  ({
    PAID: t`Card charged`,
    DECLINED: t`The bank declined the card`,
    NEEDS_AUTHENTICATION: t`The bank wants the customer to confirm`,
    NOT_CHARGED: t`Not charged: the bill was settled or the card removed`,
    GIVEN_UP: t`Staff stopped the charge`,
  })[outcome];

/** What became of the last charge to a saved card, for example 'The bank declined the card'. */
export const lastChargeWords = (charge: LastCharge | null): string => {
  if (!charge) return t({ message: 'None', context: 'charges to a saved card' });
  return charge.outcome ? outcomeWord(charge.outcome) : t`Being charged now`;
};

/** For example 'after 2 charges'; nothing where one charge is all there was. */
export const chargesWords = ({ charges }: LastCharge): string | null =>
  charges < 2 ? null : plural(charges, { one: 'after # charge', other: 'after # charges' });

/** Whether the customer has to act: the card did not pay. */
export const hasFailed = (charge: LastCharge | null): boolean =>
  charge?.outcome === 'DECLINED' || charge?.outcome === 'NEEDS_AUTHENTICATION';
