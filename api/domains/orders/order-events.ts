import { DomainEvent } from '../../core/event.ts';
import type { IssueReason } from './issues/order-issue.ts';
import type { OrderStatus } from './order-status.ts';

export class OrderPlaced extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

export class OrderMoved extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly status: OrderStatus,
  ) {
    super();
  }
}

/** The kitchen took its last step back; the order stands where it stood before. */
export class OrderMoveUndone extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly status: OrderStatus,
  ) {
    super();
  }
}

export class OrderCanceled extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

/** An order stays although its kitchen is closed or stopped. */
export class OrderConfirmed extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    /** What is the matter with the kitchen, in words that follow its name. */
    readonly why: string,
  ) {
    super();
  }
}

/** What is noted on the lines of an order changed, and nothing of it is news to its customer. */
export class OrderLinesChanged extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

/** The contents of an ordered dish changed; its customer may cancel until delivery. */
export class OrderReopened extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    /** What the kitchen did, in words that follow its name. */
    readonly change: string,
  ) {
    super();
  }
}

/** A customer reported what was wrong with an order. */
export class OrderIssueReported extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly reason: IssueReason,
    readonly words: string | null,
  ) {
    super();
  }
}

/** Plates are kept for somebody who is paying. */
export class PlatesTaken extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Plates that were kept can be ordered again. */
export class PlatesFreed extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
