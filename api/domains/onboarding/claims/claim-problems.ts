import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('CLAIM_NOT_FOUND')
export class ClaimNotFound extends Problem {
  readonly code = 'CLAIM_NOT_FOUND';

  constructor() {
    super('No claim has this ID.', 'id');
  }
}

@ProblemType('CLAIMED_KITCHEN_SELLS')
export class ClaimedKitchenSells extends Problem {
  readonly code = 'CLAIMED_KITCHEN_SELLS';

  constructor() {
    super('The kitchen with this EIN is approved. Suspend it first, then accept the claim.');
  }
}
