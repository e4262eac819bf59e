import { DomainEvent } from '../../core/operation/event.ts';

/** An endpoint gets no more events because it did not accept any for three days, or said that it is gone. */
export class WebhookDisabled extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly host: string,
  ) {
    super();
  }
}

/** The address or the secret of a person's endpoint was chosen; the person is notified. */
export class WebhookChanged extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly host: string,
  ) {
    super();
  }
}

/** Something waits to be sent. */
export class WebhookDue extends DomainEvent {}
