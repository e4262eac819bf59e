import { ObjectType } from 'type-graphql';
import { reviewChangeDays } from '../../../schema/constants.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The order is not delivered, its meal is not served yet, or it is too late to change the review.',
})
export class NotReviewable extends Problem {
  static readonly tooEarly = 'You can review this order once your meal has been served.';
  static readonly tooLate = `You can change a review for ${reviewChangeDays} days. That time is over.`;

  constructor(message: string) {
    super(message, 'orderId');
  }
}
