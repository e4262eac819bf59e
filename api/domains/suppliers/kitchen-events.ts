import { DomainEvent } from '../../core/operation/event.ts';

/** An admin suspended a kitchen. */
export class KitchenSuspended extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** An admin reinstated a suspended kitchen. */
export class KitchenReinstated extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** Days on which a kitchen does not cook after all: it closes or pauses. */
export class KitchenDaysClosed extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly days: readonly string[],
    /** Reason, shown to customers; null for a pause. */
    readonly reason: string | null,
  ) {
    super();
  }
}

/** Days on which a kitchen cooks again: a closure or a pause that had them ends before. */
export class KitchenDaysReopened extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly days: readonly string[],
  ) {
    super();
  }
}

/** A cook closed the kitchen for good. */
export class KitchenClosed extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** An admin ended a pause that an admin had decided. */
export class KitchenPauseEnded extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly reason: string,
  ) {
    super();
  }
}
