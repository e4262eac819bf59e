/** Something that happened in a transaction: subscribers act within it, after its commit, or both. */
export abstract class DomainEvent {
  declare private readonly actsWithin: true;
}

/**
 * Something that happened in an operation of one statement, which nothing can act within: subscribers act
 * after the commit only. The compiler refuses to subscribe within, and to record other events there.
 */
export abstract class CommittedEvent {
  declare private readonly actsWithin: false;
}

export type AnyEvent = DomainEvent | CommittedEvent;

type Reaction<Event extends AnyEvent> = (event: Event) => void;
type Consequence<Work, Event extends DomainEvent> = (work: Work, event: Event) => Promise<void>;
type Kind<Event extends AnyEvent> = abstract new (...args: never[]) => Event;

/** "After X, do Y": joins domains that do not know each other. subscribers.ts is the list. */
export class Subscribers<Work> {
  readonly #consequences = new Map<unknown, Consequence<Work, never>[]>();
  readonly #reactions = new Map<unknown, Reaction<never>[]>();

  /** Runs in the transaction of the change, and rolls it back by throwing. */
  within<Event extends DomainEvent>(kind: Kind<Event>, consequence: Consequence<Work, Event>): void {
    this.#consequences.set(kind, [...(this.#consequences.get(kind) ?? []), consequence]);
  }

  /** Runs once the change is committed. */
  after<Event extends AnyEvent>(kind: Kind<Event>, reaction: Reaction<Event>): void {
    this.#reactions.set(kind, [...(this.#reactions.get(kind) ?? []), reaction]);
  }

  /** Runs the consequences in the order of the events. One may record further events on the same list. */
  async complete(work: Work, events: readonly AnyEvent[]): Promise<void> {
    for (const event of events) {
      for (const consequence of this.#consequences.get(event.constructor) ?? []) {
        await consequence(work, event as never);
      }
    }
  }

  announce(events: readonly AnyEvent[]): void {
    for (const event of events) {
      for (const reaction of this.#reactions.get(event.constructor) ?? []) reaction(event as never);
    }
  }
}
