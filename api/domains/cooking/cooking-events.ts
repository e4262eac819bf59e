import { DomainEvent } from '../../core/event.ts';
import type { OpenOrdersDecision } from './open-orders-decision.ts';

/** A kitchen closed on these days and decided about their open orders. */
export class KitchenClosed extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly days: readonly string[],
    /** Reason, shown to customers. */
    readonly reason: string,
    readonly openOrders: OpenOrdersDecision,
  ) {
    super();
  }
}
