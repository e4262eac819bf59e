import { DomainEvent } from '../../../core/event.ts';

export class SessionEnded extends DomainEvent {
  constructor(readonly sessionId: string) {
    super();
  }
}
