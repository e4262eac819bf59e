import { DomainEvent } from '../core/event.ts';
import type { OrderStatus } from './order-status.ts';

export class OrderPlaced extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}

export class OrderMoved extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly status: OrderStatus,
  ) {
    super();
  }
}

/** The kitchen took its last step back; the order stands where it stood before. */
export class OrderMoveUndone extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
    readonly status: OrderStatus,
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

/** Plates are kept for somebody who is paying. */
export class PlatesTaken extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Plates that were kept can be ordered again. */
export class PlatesFreed extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
