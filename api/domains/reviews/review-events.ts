import { DomainEvent } from '../../core/event.ts';

export class ReviewWritten extends DomainEvent {
  constructor(
    readonly orderId: string,
    readonly supplierId: string,
  ) {
    super();
  }
}
