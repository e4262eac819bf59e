import { DomainEvent } from '../../../core/operation/event.ts';

/** A link is to be mailed to the address of an account. */
export class EmailProofRequested extends DomainEvent {
  constructor(readonly userId: string) {
    super();
  }
}
