import { DomainEvent } from '../core/event.ts';

export class OrderPlaced extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

export class OrderCancelled extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}
