import { reviewChangeDays } from '../../../schema/constants.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('NOT_REVIEWABLE')
export class NotReviewable extends Problem {
  readonly code = 'NOT_REVIEWABLE';

  static readonly tooEarly = 'You can review this order once your meal has been served.';
  static readonly tooLate = `You can change a review for ${reviewChangeDays} days. That time is over.`;

  constructor(message: string) {
    super(message, 'orderId');
  }
}
