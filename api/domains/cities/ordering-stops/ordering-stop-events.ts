import { DomainEvent } from '../../../core/operation/event.ts';

/** Staff stopped ordering in a city or everywhere, or changed the reason or the end of a stop. */
export class OrderingStopSaved extends DomainEvent {
  constructor(readonly cityId: string | null) {
    super();
  }
}

/** Staff allowed ordering in a city or everywhere again. */
export class OrderingAllowed extends DomainEvent {
  constructor(readonly cityId: string | null) {
    super();
  }
}
