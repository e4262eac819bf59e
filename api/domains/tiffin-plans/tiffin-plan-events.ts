import { DomainEvent } from '../../core/operation/event.ts';
import type { Cents } from '../../core/values/money.ts';

/** A plan was started, or what it orders changed, so that days of it may be due. */
export class TiffinPlanChanged extends DomainEvent {
  constructor(readonly planId: string) {
    super();
  }
}

/** A customer stopped one of their plans from a kitchen; what could be canceled of it is. */
export class TiffinPlanStoppedByCustomer extends DomainEvent {
  constructor(
    readonly customerId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

export class TiffinPlanStarted extends DomainEvent {
  constructor(readonly planId: string) {
    super();
  }
}

/** A day of a plan is over, or past its cut-off, without an order. */
export class TiffinDayMissed extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly serviceDate: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** A meal of a plan costs more than its customer agreed to, from a day on. */
export class TiffinPriceRaised extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly agreedCents: Cents,
    readonly raisedToCents: Cents,
    readonly from: string,
    readonly needsConsent: boolean,
  ) {
    super();
  }
}

/** The order of a day was refused, for a reason the customer was not notified of yet. */
export class TiffinDayRefused extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly serviceDate: string,
    readonly reason: string,
  ) {
    super();
  }
}
