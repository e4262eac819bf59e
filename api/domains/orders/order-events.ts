import { CommittedEvent, DomainEvent } from '../../core/operation/event.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import type { IssueReason } from './issues/order-issue.ts';
import type { OrderStatus } from './order-status.ts';

/** An order was placed, in one statement or after it was held. */
export class OrderPlaced extends CommittedEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

/** A held order was paid and so placed; recorded together with `OrderPlaced`. */
export class HeldOrderPlaced extends DomainEvent {
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

/** The kitchen undid its last step; `status` is the previous one. */
export class OrderMoveUndone extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly status: OrderStatus,
  ) {
    super();
  }
}

/** Detail of a cancellation whose customer is notified of it by the plan that had the order. */
export const announcedByPlan = 'BY_PLAN';

export class OrderCanceled extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly detail: typeof announcedByPlan | null = null,
  ) {
    super();
  }
}

/** An order was confirmed although its kitchen is closed, suspended or disabled. */
export class OrderConfirmed extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    /** Why confirmation was needed, as a phrase that follows the name of the kitchen. */
    readonly why: string,
  ) {
    super();
  }
}

/** Order lines changed in a way that does not concern the customer. */
export class OrderLinesChanged extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

/** Allergens or diet mark of an ordered dish changed; the customer can cancel until delivery. */
export class OrderReopened extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    /** What the kitchen changed, as a phrase that follows its name. */
    readonly change: string,
  ) {
    super();
  }
}

/** A customer reported a problem with an order. */
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

/** A meal for which a tiffin of the day is ordered is close, and its cook has not written what is in it. */
export class ContentsUnwritten extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly serviceDate: string,
    readonly mealtime: Mealtime,
  ) {
    super();
  }
}

/** A kitchen ticked a dish on the prep sheet of a meal, or removed the tick. */
export class PrepSheetTicked extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly serviceDate: string,
    readonly mealtime: Mealtime,
  ) {
    super();
  }
}

/** Plates are held while a customer pays. */
export class PlatesTaken extends CommittedEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Held plates were released. */
export class PlatesFreed extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
