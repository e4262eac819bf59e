import { DomainEvent } from '../../core/operation/event.ts';

/** A person has another name now. */
export class PersonRenamed extends DomainEvent {
  constructor(readonly userId: string) {
    super();
  }
}
