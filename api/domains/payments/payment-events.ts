import { DomainEvent } from '../../core/event.ts';

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

/** The card provider refused something so often that an administrator must decide. */
export class TaskNeedsAttention extends DomainEvent {
  constructor(
    readonly failureId: string,
    readonly subjectName: string,
  ) {
    super();
  }
}

/** An administrator has the card provider asked again. */
export class TaskToRetry extends DomainEvent {
  constructor(readonly failureId: string) {
    super();
  }
}

/** A card payment came that matches nothing of ours; `name` is what a person knows it by. */
export class PaymentUnmatched extends DomainEvent {
  constructor(
    readonly unmatchedId: string,
    readonly name: string,
  ) {
    super();
  }
}

/** A dispute came of a payment that is not ours; `name` is its id at the card provider. */
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

/** The bank has decided a dispute, or its inquiry is over. */
export class DisputeClosed extends DomainEvent {
  constructor(readonly disputeId: string) {
    super();
  }
}
