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

/** A cook closed the kitchen for good. */
export class KitchenClosed extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
