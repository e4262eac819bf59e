import { DomainEvent } from '../../../core/operation/event.ts';

export class SessionEnded extends DomainEvent {
  constructor(readonly sessionId: string) {
    super();
  }
}
