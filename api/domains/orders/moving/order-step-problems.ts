import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { Fulfillment } from '../order-enums.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The order can no longer be canceled.',
})
export class TooLateToCancel extends Problem {
  constructor() {
    super('It is too late to cancel this order. Please contact support.', 'orderId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Another request was faster: the order no longer has the status in `from`.',
})
export class OrderMovedOn extends Problem {
  @Field(() => OrderStatus, { description: 'Current status of the order.' })
  status: OrderStatus;

  constructor(status: OrderStatus) {
    super('This order was just updated. Please check its current status.', 'from');
    this.status = status;
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'This step does not follow the current status of the order.',
})
export class StepNotPossible extends Problem {
  constructor() {
    super("You can't skip a step. Please take the next one first.", 'to');
  }
}

/** Describes what a kitchen does in a step. */
const actOf = (to: OrderStatus, fulfillment: Fulfillment): string => {
  if (to === OrderStatus.OUT_FOR_DELIVERY) return 'send it out';
  if (to === OrderStatus.DELIVERED) return fulfillment === 'PICKUP' ? 'hand it over' : 'mark it delivered';
  return 'mark it ready';
};

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The step is the next one but too early: the meal still takes orders, or is not served yet.',
})
export class StepTooEarly extends Problem {
  @Field(() => DateTime, { description: 'Earliest time of the step.' })
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
  description: 'The step cannot be undone, or it is too late to undo it.',
})
export class TooLateToUndo extends Problem {
  constructor() {
    super('It is too late to undo this step.', 'orderId');
  }
}
