import { DomainEvent } from '../../core/event.ts';

/** An admin keeps a kitchen from selling. */
export class KitchenSuspended extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** A suspended kitchen may sell again. */
export class KitchenReinstated extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly reason: string,
  ) {
    super();
  }
}
