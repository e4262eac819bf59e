import { DomainEvent } from '../../../core/operation/event.ts';

/** A claim to an EIN is open: its letter has arrived, and it waits for a decision. */
export class ClaimFiled extends DomainEvent {
  constructor(readonly claimId: string) {
    super();
  }
}
