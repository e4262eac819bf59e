import { Field, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('PLATES_BEYOND_CAPACITY')
export class PlatesBeyondCapacity extends Problem {
  readonly code = 'PLATES_BEYOND_CAPACITY';

  @Field(() => Int, { description: 'Maximum number of plates per day.' })
  capacity: number;

  constructor(capacity: number) {
    super(`Your kitchen can cook up to ${capacity} plates a day. Please enter fewer.`, 'plates');
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
    super("You're already closed on some of these days. Please choose others.", 'firstDay');
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
      `You have ${orders === 1 ? 'an order' : `${orders} orders`} for these days. Choose whether to keep or cancel ${orders === 1 ? 'it' : 'them'}.`,
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
    super('This closure was already removed. Please reload the page.', 'closureId');
  }
}

@ProblemType('TOO_MANY_CLOSURES')
export class TooManyClosures extends Problem {
  readonly code = 'TOO_MANY_CLOSURES';

  constructor(limit: number) {
    super(`You can plan up to ${limit} closures. Please remove one first.`);
  }
}

@ProblemType('WEEK_CONFLICT')
export class WeekConflict extends Problem {
  readonly code = 'WEEK_CONFLICT';

  constructor() {
    super('Your week was changed in another window. Please check it and save again.', 'version');
  }
}
