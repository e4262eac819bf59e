import { DomainEvent } from '../../core/operation/event.ts';
import type { ProblemCode } from '../../core/operation/problem-code.ts';
import type { Cents } from '../../core/values/money.ts';

/** What a plan orders changed, so that days of it may be due. */
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
    /** Whether they want the credit back that nothing needs any more. */
    readonly asksCreditBack: boolean,
  ) {
    super();
  }
}

/** A plan was started; days of it may be due. */
export class TiffinPlanStarted extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly consent: string,
  ) {
    super();
  }
}

/** A customer agreed to what their plan has from now on. */
export class TiffinConsentGiven extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly consent: string,
  ) {
    super();
  }
}

/** Credit that nothing needed for long was asked back for its customer. */
export class TiffinCreditAskedBack extends DomainEvent {
  constructor(readonly creditId: string) {
    super();
  }
}

/** A day of a plan is over, or past its cut-off, without an order. */
export class TiffinDayMissed extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly serviceDate: string,
    readonly code: ProblemCode | null,
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

/** Days of a plan wait, for one reason the customer was not notified of yet. It names those after the first. */
export class TiffinDayRefused extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly serviceDates: readonly string[],
    readonly code: ProblemCode | null,
    readonly reason: string,
  ) {
    super();
  }
}

/** Someone in the household never eats what a plan ordered, and it is too late to ask. The reason names further days. */
export class TiffinOrderBreaksDiet extends DomainEvent {
  constructor(
    readonly planId: string,
    readonly serviceDate: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** Orders of days of these plans were placed. */
export class TiffinDaysOrdered extends DomainEvent {
  constructor(readonly plans: readonly { id: string; supplierId: string }[]) {
    super();
  }
}

/** The kitchen of these plans does not cook on days of theirs. */
export class TiffinDaysClosed extends DomainEvent {
  constructor(readonly plans: readonly { id: string; supplierId: string }[]) {
    super();
  }
}

/** The kitchen of these plans cooks after all on days of theirs. */
export class TiffinDaysReopened extends DomainEvent {
  constructor(readonly plans: readonly { id: string; supplierId: string }[]) {
    super();
  }
}
