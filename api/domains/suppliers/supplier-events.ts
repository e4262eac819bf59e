import { DomainEvent } from '../../core/operation/event.ts';

/** A kitchen was registered. */
export class SupplierRegistered extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** The public data of a kitchen changed, such as its profile, its delivery radius or whether it is listed. */
export class KitchenChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** A cook changed the profile of a kitchen, of which its search text is made. */
export class KitchenProfileChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
