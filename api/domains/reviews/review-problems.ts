import { ObjectType } from 'type-graphql';
import { reviewChangeDays } from '../../../schema/constants.ts';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The order is not delivered, its meal is not served yet, or the time to change its review is over.',
})
export class NotReviewable extends Problem {
  static readonly tooEarly = 'You can review an order once it is delivered and its meal is served.';
  static readonly tooLate = `A review can be changed for ${reviewChangeDays} days.`;

  constructor(message: string) {
    super(message, 'orderId');
  }
}
