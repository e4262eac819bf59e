import { ObjectType } from 'type-graphql';
import { issueReportDays } from '../../../schema/constants.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The order does not exist or is not within reach of the viewer.',
})
export class OrderNotFound extends Problem {
  constructor() {
    super("We couldn't find this order.", 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Order is not on its way or late yet, or its meal was too long ago.',
})
export class IssueNotReportable extends Problem {
  constructor() {
    super(
      `You can report a problem once the order is on its way or late, up to ${issueReportDays} days after the meal.`,
      'orderId',
    );
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'A problem with this order was already reported.',
})
export class IssueAlreadyReported extends Problem {
  constructor() {
    super(
      'You already reported a problem with this order. To add anything, please contact support.',
      'orderId',
    );
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
    super('No problem has been reported for this order.', 'orderId');
  }
}
