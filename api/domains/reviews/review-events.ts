import { DomainEvent } from '../../core/operation/event.ts';

export class ReviewWritten extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}
