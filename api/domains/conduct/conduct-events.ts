import { DomainEvent } from '../../core/operation/event.ts';

/** An admin wrote to a kitchen about its orders. */
export class KitchenWarned extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly words: string,
  ) {
    super();
  }
}

/** An admin paused a kitchen because of its orders. */
export class KitchenPausedByAdmin extends DomainEvent {
  constructor(
    readonly supplierId: string,
    /** First day on which it may take orders again. */
    readonly until: string,
    readonly words: string,
  ) {
    super();
  }
}
