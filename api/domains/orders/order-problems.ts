import { ObjectType } from 'type-graphql';
import { issueReportDays } from '../../../schema/constants.ts';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is no such order among yours.',
})
export class OrderNotFound extends Problem {
  constructor() {
    super('There is no such order.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The order is not on its way yet, or its meal was too long ago.',
})
export class IssueNotReportable extends Problem {
  constructor() {
    super(
      `You can report a problem once an order is on its way or late, for ${issueReportDays} days after its meal.`,
      'orderId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A problem with this order was reported before.',
})
export class IssueAlreadyReported extends Problem {
  constructor() {
    super('You have reported a problem with this order. Please contact support about it.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'No problem was reported with this order.',
})
export class IssueNotFound extends Problem {
  constructor() {
    super('No problem was reported with this order.', 'orderId');
  }
}
