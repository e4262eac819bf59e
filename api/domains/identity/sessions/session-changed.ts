import { DomainEvent } from '../../../core/operation/event.ts';

/** A session now shows someone else, or its own person again: what is cached of it is out of date. */
export class SessionChanged extends DomainEvent {
  constructor(readonly sessionId: string) {
    super();
  }
}
