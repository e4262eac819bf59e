import { Field, ObjectType } from 'type-graphql';
import { Problem } from '../../../core/problem.ts';
import { DateTime } from '../../../core/scalars.ts';
import { anyone, Visible } from '../../../core/visible.ts';
import type { Fulfillment } from '../order-enums.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'The time to cancel is over.' })
export class TooLateToCancel extends Problem {
  constructor() {
    super('This order can no longer be canceled. Please contact support.', 'orderId');
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
const actOf = (to: OrderStatus, fulfillment: Fulfillment): string => {
  if (to === OrderStatus.OUT_FOR_DELIVERY) return 'send it out';
  if (to === OrderStatus.DELIVERED) return fulfillment === 'PICKUP' ? 'hand it over' : 'mark it delivered';
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

  constructor(to: OrderStatus, fulfillment: Fulfillment, possibleFrom: Date, words: string) {
    super(`You can ${actOf(to, fulfillment)} from ${words}.`, 'to');
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
