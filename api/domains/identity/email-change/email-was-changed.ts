import { DomainEvent } from '../../../core/operation/event.ts';

/** The address of an account was changed; the former one is to be notified. */
export class EmailWasChanged extends DomainEvent {
  constructor(readonly userId: string) {
    super();
  }
}
