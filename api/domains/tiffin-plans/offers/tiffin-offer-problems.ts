import { withValues } from '../../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('TIFFIN_OFFER_NOT_FOUND')
export class TiffinOfferNotFound extends Problem {
  readonly code = 'TIFFIN_OFFER_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This plan is no longer offered.', 'offerId');
  }
}

@ProblemType('TIFFIN_OFFER_LIMIT')
export class TiffinOfferLimit extends Problem {
  readonly code = 'TIFFIN_OFFER_LIMIT';

  constructor(most: number) {
    super(withValues(/*i18n*/ 'You offer {0} tiffin plans already. Please withdraw one first.', most));
  }
}
