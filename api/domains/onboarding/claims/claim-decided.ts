import { DomainEvent } from '../../../core/operation/event.ts';

/** An admin decided about a claim; the claimant is emailed. */
export class ClaimDecided extends DomainEvent {
  constructor(readonly claimId: string) {
    super();
  }
}
