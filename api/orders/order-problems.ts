import { Field, ID, Int, ObjectType } from 'type-graphql';
import { issueReportDays } from '../../schema/constants.ts';
import { type Cents, dollars, Money } from '../core/money.ts';
import { Problem } from '../core/problem.ts';
import { DateTime, LocalDate } from '../core/scalars.ts';
import { anyone, Visible } from '../core/visible.ts';
import type { Fulfilment } from './order-enums.ts';
import { OrderStatus } from './order-status.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There is nothing in the cart.' })
export class CartIsEmpty extends Problem {
  constructor() {
    super('Your cart is empty. Add a dish first.', 'lines');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen does not take orders, or there is none of this id.',
})
export class KitchenUnavailable extends Problem {
  constructor() {
    super('This kitchen does not take orders at the moment.', 'supplierId');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The kitchen pauses for a while.' })
export class KitchenPaused extends Problem {
  @Field(() => LocalDate, { description: 'The day it cooks again.' })
  until: string;

  constructor(until: string) {
    super('This kitchen is taking a break.', 'supplierId');
    this.until = until;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Some dishes cannot be ordered for this meal.',
})
export class DishUnavailable extends Problem {
  @Field(() => [ID], { description: 'The dishes to take out of the cart.' })
  dishIds: string[];

  constructor(dishIds: string[], names: string[]) {
    super(`${names.join(', ') || 'A dish in your cart'} can not be ordered for this meal any more.`, 'lines');
    this.dishIds = dishIds;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The total is not the one the customer saw.',
})
export class PriceChanged extends Problem {
  @Field(() => Money, { description: 'What the same dishes cost now.' })
  total: Money;

  constructor(total: Cents) {
    super(`Prices have changed: the total is now ${dollars(total)}.`, 'expectedTotalCents');
    this.total = new Money(total);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The kitchen takes no more orders for this meal.',
})
export class CutOffPassed extends Problem {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it stopped; null for a meal it does not cook.',
  })
  cutOffAt: string | null;

  constructor(cutOffAt: string | null) {
    super(
      cutOffAt
        ? 'Orders for this meal are closed. Please choose another one.'
        : 'The kitchen does not cook this meal. Please choose another one.',
      'mealtime',
    );
    this.cutOffAt = cutOffAt;
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'There are not enough plates left.' })
export class SoldOut extends Problem {
  @Field(() => Int, { description: 'How many plates are left.' })
  platesLeft: number;

  constructor(platesLeft: number) {
    super(
      platesLeft === 0
        ? 'This meal is sold out. Please choose another one.'
        : `Only ${platesLeft} ${platesLeft === 1 ? 'plate is' : 'plates are'} left for this meal.`,
      'lines',
    );
    this.platesLeft = platesLeft;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'Until a first order is delivered, an account holds only so many unpaid plates, and so do all such ' +
    'accounts of one network together.',
})
export class UnpaidPlatesLimit extends Problem {
  @Field(() => Int, { description: 'Number of plates that can still be ordered.' })
  platesLeft: number;

  constructor(platesLeft: number, most: number, isOwn: boolean) {
    const left = platesLeft === 0 ? 'None is left' : `${platesLeft} ${platesLeft === 1 ? 'is' : 'are'} left`;
    super(
      isOwn
        ? `Until your first order is complete you can have ${most} unpaid plates. ${left}. ` +
            'Order fewer, cancel an order you do not need, or ask our support to arrange the payment.'
        : `Many unpaid plates were ordered from your network. ${left}. ` +
            'Order fewer, try again later, or ask our support to arrange the payment.',
      'lines',
    );
    this.platesLeft = platesLeft;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The kitchen does not deliver, does not hand out, or does not deliver as far as the address (field deliveryAddress).',
})
export class FulfilmentUnavailable extends Problem {
  constructor(message: string, field: 'fulfilment' | 'deliveryAddress' = 'fulfilment') {
    super(message, field);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The idempotency key was used before, with other contents.',
})
export class IdempotencyConflict extends Problem {
  constructor() {
    super('This key was already used with different contents. Use a new key.', 'idempotencyKey');
  }
}

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

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The time to cancel is over.' })
export class TooLateToCancel extends Problem {
  constructor() {
    super('This order can no longer be cancelled. Please contact support.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Somebody else was faster: the order does not stand where it was seen.',
})
export class OrderMovedOn extends Problem {
  @Field(() => OrderStatus, { description: 'Where it stands now.' })
  status: OrderStatus;

  constructor(status: OrderStatus) {
    super('This order has changed meanwhile. Have a look at where it stands now.', 'from');
    this.status = status;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'This step does not follow where the order stands.',
})
export class StepNotPossible extends Problem {
  constructor() {
    super('An order takes one step after the other. This one does not follow.', 'to');
  }
}

/** What a kitchen would do by a step. */
const actOf = (to: OrderStatus, fulfilment: Fulfilment): string => {
  if (to === OrderStatus.OUT_FOR_DELIVERY) return 'send it out';
  if (to === OrderStatus.DELIVERED) return fulfilment === 'PICKUP' ? 'hand it over' : 'mark it delivered';
  return 'mark it ready';
};

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description:
    'The step follows, but its time has not come: orders still come in, or the meal is not served yet.',
})
export class StepTooEarly extends Problem {
  @Field(() => DateTime, { description: 'From when the step can be taken.' })
  possibleFrom: Date;

  constructor(to: OrderStatus, fulfilment: Fulfilment, possibleFrom: Date, words: string) {
    super(`You can ${actOf(to, fulfilment)} from ${words}.`, 'to');
    this.possibleFrom = possibleFrom;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The step cannot be taken back, or not any more.',
})
export class TooLateToUndo extends Problem {
  constructor() {
    super('This step can no longer be taken back.', 'orderId');
  }
}
