import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The plates of the meal exceed the capacity of the kitchen for a day.',
})
export class PlatesBeyondCapacity extends Problem {
  @Field(() => Int, { description: 'Maximum number of plates per day.' })
  capacity: number;

  constructor(capacity: number) {
    super(`Your kitchen can cook up to ${capacity} plates a day. Please enter fewer.`, 'plates');
    this.capacity = capacity;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen is already closed on some of these days.',
})
export class ClosuresOverlap extends Problem {
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

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The days to close have open orders; the kitchen must keep or cancel them.',
})
export class OrdersOnClosedDays extends Problem {
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

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is no such closure.' })
export class ClosureNotFound extends Problem {
  constructor() {
    super('This closure was already removed. Please reload the page.', 'closureId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The limit of planned closures is reached.',
})
export class TooManyClosures extends Problem {
  constructor(limit: number) {
    super(`You can plan up to ${limit} closures. Please remove one first.`);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The week changed after the viewer read it, for example in another window.',
})
export class WeekConflict extends Problem {
  constructor() {
    super('Your week was changed in another window. Please check it and save again.', 'version');
  }
}
