import { issueReportDays } from '../../../schema/constants.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('ORDER_NOT_FOUND')
export class OrderNotFound extends Problem {
  readonly code = 'ORDER_NOT_FOUND';

  constructor() {
    super("We couldn't find this order.", 'orderId');
  }
}

@ProblemType('ISSUE_NOT_REPORTABLE')
export class IssueNotReportable extends Problem {
  readonly code = 'ISSUE_NOT_REPORTABLE';

  constructor() {
    super(
      `You can report a problem once the order is on its way or late, up to ${issueReportDays} days after the meal.`,
      'orderId',
    );
  }
}

@ProblemType('ISSUE_ALREADY_REPORTED')
export class IssueAlreadyReported extends Problem {
  readonly code = 'ISSUE_ALREADY_REPORTED';

  constructor() {
    super(
      'You already reported a problem with this order. To add anything, please contact support.',
      'orderId',
    );
  }
}

@ProblemType('ISSUE_NOT_FOUND')
export class IssueNotFound extends Problem {
  readonly code = 'ISSUE_NOT_FOUND';

  constructor() {
    super('No problem has been reported for this order.', 'orderId');
  }
}

@ProblemType('DISH_NOT_ORDERED')
export class DishNotOrdered extends Problem {
  readonly code = 'DISH_NOT_ORDERED';

  constructor() {
    super('This meal has no orders of this dish.', 'dishId');
  }
}
