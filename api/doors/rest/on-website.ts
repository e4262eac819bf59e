import { SecondFactorNeeded } from '../../domains/identity/second-factor/second-factor-needed.ts';
import { SecondFactorOnWebsite } from '../../domains/identity/second-factor/second-factor-problems.ts';

/** REST has no way to ask for a second factor: the paths are the specification's. */
export const onWebsite = <Outcome>(outcome: Outcome | SecondFactorNeeded): Outcome | SecondFactorOnWebsite =>
  outcome instanceof SecondFactorNeeded ? new SecondFactorOnWebsite() : outcome;
