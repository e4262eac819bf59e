import { DomainEvent } from '../../../core/operation/event.ts';

/** An API token of a person got a secret, its first or a new one; the person is notified, who may not be the one who did it. */
export class ApiSecretIssued extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly name: string,
  ) {
    super();
  }
}
