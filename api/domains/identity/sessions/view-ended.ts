import { DomainEvent } from '../../../core/operation/event.ts';

/** A staff member no longer sees the product as someone else. */
export class ViewEnded extends DomainEvent {
  constructor(
    readonly staffId: string,
    readonly personId: string,
    readonly reason: string,
  ) {
    super();
  }
}
