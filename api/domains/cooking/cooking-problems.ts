import { Field, Int } from 'type-graphql';
import { withValues } from '../../../schema/with-values.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('PLATES_BEYOND_CAPACITY')
export class PlatesBeyondCapacity extends Problem {
  readonly code = 'PLATES_BEYOND_CAPACITY';

  @Field(() => Int, { description: 'Maximum number of plates per day.' })
  capacity: number;

  constructor(capacity: number) {
    super(
      withValues(/*i18n*/ 'Your kitchen can cook up to {0} plates a day. Please enter fewer.', capacity),
      'plates',
    );
    this.capacity = capacity;
  }
}

@ProblemType('CLOSURES_OVERLAP')
export class ClosuresOverlap extends Problem {
  readonly code = 'CLOSURES_OVERLAP';

  @Field(() => LocalDate, { description: 'First day of the existing closure.' })
  firstDay: string;

  @Field(() => LocalDate, { description: 'Last day of the existing closure.' })
  lastDay: string;

  constructor({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
    super(/*i18n*/ "You're already closed on some of these days. Please choose others.", 'firstDay');
    this.firstDay = firstDay;
    this.lastDay = lastDay;
  }
}

@ProblemType('ORDERS_ON_CLOSED_DAYS')
export class OrdersOnClosedDays extends Problem {
  readonly code = 'ORDERS_ON_CLOSED_DAYS';

  @Field(() => Int, { description: 'Number of open orders.' })
  orders: number;

  @Field(() => [String], { description: 'Order numbers, in the order of their meals.' })
  orderNumbers: string[];

  constructor(orderNumbers: string[]) {
    const orders = orderNumbers.length;
    super(
      orders === 1
        ? /*i18n*/ 'You have an order for these days. Choose whether to keep or cancel it.'
        : withValues(
            /*i18n*/ 'You have {0} orders for these days. Choose whether to keep or cancel them.',
            orders,
          ),
      'openOrders',
    );
    this.orders = orders;
    this.orderNumbers = orderNumbers;
  }
}

@ProblemType('CLOSURE_NOT_FOUND')
export class ClosureNotFound extends Problem {
  readonly code = 'CLOSURE_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This closure was already removed. Please reload the page.', 'closureId');
  }
}

@ProblemType('TOO_MANY_CLOSURES')
export class TooManyClosures extends Problem {
  readonly code = 'TOO_MANY_CLOSURES';

  constructor(limit: number) {
    super(withValues(/*i18n*/ 'You can plan up to {0} closures. Please remove one first.', limit));
  }
}

@ProblemType('WEEK_CONFLICT')
export class WeekConflict extends Problem {
  readonly code = 'WEEK_CONFLICT';

  constructor() {
    super(/*i18n*/ 'Your week was changed in another window. Please check it and save again.', 'version');
  }
}
