import { CommittedEvent, DomainEvent } from '../../core/operation/event.ts';

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

/** A payout was created; the kitchen is paid next. */
export class PayoutMade extends DomainEvent {
  constructor(readonly payoutId: string) {
    super();
  }
}

/** A kitchen was paid. */
export class PayoutPaid extends DomainEvent {
  constructor(readonly payoutId: string) {
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
  constructor(
    readonly billId: string,
    /** Number of the bill that it replaces; null if none. */
    readonly replaces: string | null,
    /** Whether it can be paid by card. */
    readonly takesCards: boolean,
  ) {
    super();
  }
}

/** A bill is not to be paid any more, and no other one replaces it. */
export class TiffinBillVoided extends DomainEvent {
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

/** A bill is still unpaid when the next one is due; `hasRunningPlan` says whether a plan waits for it. */
export class TiffinBillOverdue extends DomainEvent {
  constructor(
    readonly billId: string,
    readonly hasRunningPlan: boolean,
  ) {
    super();
  }
}

/** An order of a tiffin plan was paid from credit; its bill was the news. */
export class OrderPaidFromCredit extends CommittedEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

/** The payment of a bill came after the bill was settled, and is refunded. */
export class BillPaymentReturned extends DomainEvent {
  constructor(readonly billId: string) {
    super();
  }
}

/** A bill was not charged because the bank declined the saved card; `nextAt` is the next attempt, null after the last. */
export class BillChargeDeclined extends DomainEvent {
  constructor(
    readonly billId: string,
    /** Brand and last four digits; empty if the card was removed meanwhile. */
    readonly cardName: string,
    readonly nextAt: Date | null,
  ) {
    super();
  }
}

/** A bill was not charged because the bank wants its customer to confirm. */
export class BillNeedsAuthentication extends DomainEvent {
  constructor(
    readonly billId: string,
    readonly cardName: string,
  ) {
    super();
  }
}

/** A customer removed their saved card; it is deleted at the card provider next. */
export class SavedCardRemoved extends DomainEvent {
  constructor(readonly cardId: string) {
    super();
  }
}
