import { Announcement, DomainEvent } from '../../core/operation/event.ts';

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

/** The bill of a week of tiffin plans was made. */
export class TiffinBillMade extends DomainEvent {
  constructor(readonly billId: string) {
    super();
  }
}

/** A bill was paid; its money is credit now, which pays for orders next. */
export class TiffinBillPaid extends DomainEvent {
  constructor(readonly billId: string) {
    super();
  }
}

/** A bill is still unpaid when the next one is due. */
export class TiffinBillOverdue extends DomainEvent {
  constructor(readonly billId: string) {
    super();
  }
}

/** An order of a tiffin plan was paid from credit; its bill was the news. */
export class OrderPaidFromCredit extends Announcement {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}
