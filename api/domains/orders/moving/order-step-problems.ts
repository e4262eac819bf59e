import { Field } from 'type-graphql';
import { withValues } from '../../../../schema/with-values.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import type { Fulfillment } from '../order-enums.ts';
import { OrderStatus } from '../order-status.ts';

@ProblemType('TOO_LATE_TO_CANCEL')
export class TooLateToCancel extends Problem {
  readonly code = 'TOO_LATE_TO_CANCEL';

  constructor() {
    super(/*i18n*/ 'It is too late to cancel this order. Please contact support.', 'orderId');
  }
}

@ProblemType('ORDER_MOVED_ON')
export class OrderMovedOn extends Problem {
  readonly code = 'ORDER_MOVED_ON';

  @Field(() => OrderStatus, { description: 'Current status of the order.' })
  status: OrderStatus;

  constructor(status: OrderStatus) {
    super(/*i18n*/ 'This order was just updated. Please check its current status.', 'from');
    this.status = status;
  }
}

@ProblemType('STEP_NOT_POSSIBLE')
export class StepNotPossible extends Problem {
  readonly code = 'STEP_NOT_POSSIBLE';

  constructor() {
    super(/*i18n*/ "You can't skip a step. Please take the next one first.", 'to');
  }
}

/** What a kitchen can do in a step, with a place for the time. */
const possibleFromWords = (to: OrderStatus, fulfillment: Fulfillment): string => {
  if (to === OrderStatus.OUT_FOR_DELIVERY) return /*i18n*/ 'You can send it out from {0}.';
  if (to !== OrderStatus.DELIVERED) return /*i18n*/ 'You can mark it ready from {0}.';
  return fulfillment === 'PICKUP'
    ? /*i18n*/ 'You can hand it over from {0}.'
    : /*i18n*/ 'You can mark it delivered from {0}.';
};

@ProblemType('STEP_TOO_EARLY')
export class StepTooEarly extends Problem {
  readonly code = 'STEP_TOO_EARLY';

  @Field(() => DateTime, { description: 'Earliest time of the step.' })
  possibleFrom: Date;

  constructor(to: OrderStatus, fulfillment: Fulfillment, possibleFrom: Date, words: string) {
    super(withValues(possibleFromWords(to, fulfillment), words), 'to');
    this.possibleFrom = possibleFrom;
  }
}

@ProblemType('TOO_LATE_TO_UNDO')
export class TooLateToUndo extends Problem {
  readonly code = 'TOO_LATE_TO_UNDO';

  constructor() {
    super(/*i18n*/ 'It is too late to undo this step.', 'orderId');
  }
}
