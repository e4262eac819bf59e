import { DomainEvent } from '../../core/event.ts';
import type { OpenOrdersDecision } from './open-orders-decision.ts';

/** A kitchen does not cook on these days, and has said what happens to their open orders. */
export class KitchenClosed extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly days: readonly string[],
    /** Why, in words for customers. */
    readonly reason: string,
    readonly openOrders: OpenOrdersDecision,
  ) {
    super();
  }
}
