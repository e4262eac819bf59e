import { DomainEvent } from '../../core/operation/event.ts';

/** The clock of the sandbox was moved; it is ahead of real time by so many minutes now. */
export class SandboxClockMoved extends DomainEvent {
  constructor(readonly aheadMinutes: number) {
    super();
  }
}
