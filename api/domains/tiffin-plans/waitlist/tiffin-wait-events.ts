import { DomainEvent } from '../../../core/operation/event.ts';

/** Spots became free, and are reserved for the first in line. */
export class TiffinSpotsReserved extends DomainEvent {
  constructor(readonly waitId: string) {
    super();
  }
}

/** Why a wait ends without a plan: no limit any more, other terms of the offer, or no offer. */
export type WaitEnd = 'UNLIMITED' | 'CHANGED' | 'WITHDRAWN';

/** A wait of a customer ended by what the cook did. */
export class TiffinWaitEnded extends DomainEvent {
  constructor(
    readonly customerId: string,
    readonly offerId: string,
    readonly reason: WaitEnd,
  ) {
    super();
  }
}
