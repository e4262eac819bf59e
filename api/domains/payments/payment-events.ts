import { DomainEvent } from '../../core/operation/event.ts';

/** The payment of an order was received. */
export class PaymentCompleted extends DomainEvent {
  constructor(readonly orderId: string) {
    super();
  }
}

/** A refund was decided and entered in the ledger; it is sent next. */
export class RefundMade extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly refundId: string,
  ) {
    super();
  }
}

/** A payment must be canceled at the provider. */
export class PaymentAbandoned extends DomainEvent {
  constructor(readonly orderId: string) {
    super();
  }
}

/** The card provider refused a task so often that an admin must decide. */
export class TaskNeedsAttention extends DomainEvent {
  constructor(
    readonly failureId: string,
    readonly subjectName: string,
  ) {
    super();
  }
}

/** An admin retries a provider task. */
export class TaskToRetry extends DomainEvent {
  constructor(readonly failureId: string) {
    super();
  }
}

/** A card payment matches no payment of ours; `name` is shown to admins. */
export class PaymentUnmatched extends DomainEvent {
  constructor(
    readonly unmatchedId: string,
    readonly name: string,
  ) {
    super();
  }
}

/** A dispute matches no payment of ours; `name` is its ID at the card provider. */
export class DisputeUnmatched extends DomainEvent {
  constructor(
    readonly unmatchedId: string,
    readonly name: string,
  ) {
    super();
  }
}

/** A customer disputes a payment with their bank. */
export class DisputeOpened extends DomainEvent {
  constructor(readonly disputeId: string) {
    super();
  }
}

/** The bank decided a dispute, or its inquiry ended. */
export class DisputeClosed extends DomainEvent {
  constructor(readonly disputeId: string) {
    super();
  }
}
