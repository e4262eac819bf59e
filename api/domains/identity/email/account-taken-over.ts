import { DomainEvent } from '../../../core/operation/event.ts';

/** The owner of a mailbox took over an account that a stranger had opened with its address. */
export class AccountTakenOver extends DomainEvent {
  constructor(readonly userId: string) {
    super();
  }
}
