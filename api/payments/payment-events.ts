import { DomainEvent } from '../core/event.ts';

/** The money of an order is here. */
export class PaymentCompleted extends DomainEvent {
  constructor(readonly orderId: string) {
    super();
  }
}

/** Money goes back to a customer: it is decided and entered, and sent next. */
export class RefundMade extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly refundId: string,
  ) {
    super();
  }
}

/** What a customer began to pay must not be paid any more. */
export class PaymentAbandoned extends DomainEvent {
  constructor(readonly orderId: string) {
    super();
  }
}
