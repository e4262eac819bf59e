import { DomainEvent } from '../../../core/operation/event.ts';

/** An API token of a person got a secret; the person is notified, who may not be the one who did it. */
export class ApiTokenMade extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly name: string,
  ) {
    super();
  }
}
