import type { Work } from './operation.ts';

/** Something that happened. */
export abstract class DomainEvent {}

type Reaction<Event extends DomainEvent> = (event: Event) => void;
type Consequence<Event extends DomainEvent> = (work: Work, event: Event) => Promise<void>;
type Kind<Event extends DomainEvent> = abstract new (...args: never[]) => Event;

/** "After X, do Y": joins domains that do not know each other. subscribers.ts is the list. */
export class Subscribers {
  readonly #consequences = new Map<unknown, Consequence<never>[]>();
  readonly #reactions = new Map<unknown, Reaction<never>[]>();

  /** Runs in the transaction of the change, and rolls it back by throwing. */
  within<Event extends DomainEvent>(kind: Kind<Event>, consequence: Consequence<Event>): void {
    this.#consequences.set(kind, [...(this.#consequences.get(kind) ?? []), consequence]);
  }

  /** Runs once the change is committed. */
  after<Event extends DomainEvent>(kind: Kind<Event>, reaction: Reaction<Event>): void {
    this.#reactions.set(kind, [...(this.#reactions.get(kind) ?? []), reaction]);
  }

  /** Runs the consequences in the order of the events. One may record further events on the same list. */
  async complete(work: Work, events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const consequence of this.#consequences.get(event.constructor) ?? []) {
        await consequence(work, event as never);
      }
    }
  }

  announce(events: readonly DomainEvent[]): void {
    for (const event of events) {
      for (const reaction of this.#reactions.get(event.constructor) ?? []) reaction(event as never);
    }
  }
}
