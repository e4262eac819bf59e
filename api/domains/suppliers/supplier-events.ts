import { DomainEvent } from '../../core/event.ts';

/** Somebody asked to come in with a kitchen. */
export class SupplierRegistered extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** What customers see of a kitchen is another than before: its words, its reach, whether it is listed. */
export class KitchenChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
