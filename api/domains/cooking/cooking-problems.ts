import { Field, Int, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { LocalDate } from '../../core/scalars.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'More plates for one meal than the kitchen cooks on a whole day.',
})
export class PlatesBeyondCapacity extends Problem {
  @Field(() => Int, { description: 'The most plates on one day.' })
  capacity: number;

  constructor(capacity: number) {
    super(`Your kitchen cooks at most ${capacity} plates a day.`, 'plates');
    this.capacity = capacity;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen is closed already on some of these days.',
})
export class ClosuresOverlap extends Problem {
  @Field(() => LocalDate, { description: 'The first day of the closure that is there already.' })
  firstDay: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  lastDay: string;

  constructor({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
    super('You are closed already on some of these days.', 'firstDay');
    this.firstDay = firstDay;
    this.lastDay = lastDay;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There are orders for the days to be closed; the kitchen must say what happens to them.',
})
export class OrdersOnClosedDays extends Problem {
  @Field(() => Int, { description: 'Number of open orders.' })
  orders: number;

  @Field(() => [String], { description: 'Their numbers, in the order of their meals.' })
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
    super('This closure is gone already.', 'closureId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'No more closures can be kept.' })
export class TooManyClosures extends Problem {
  constructor(limit: number) {
    super(`At most ${limit} closures can be planned. Remove one first.`);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The week was changed since the viewer read it, perhaps in another window.',
})
export class WeekConflict extends Problem {
  constructor() {
    super('Your week was changed in the meantime. Have a look at it and save again.', 'version');
  }
}
