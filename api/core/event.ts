/** Something that happened and was committed. */
export abstract class DomainEvent {}

type Reaction<Event extends DomainEvent> = (event: Event) => void;
type Kind<Event extends DomainEvent> = abstract new (...args: never[]) => Event;

/** "After X, do Y": joins domains that do not know each other. Reactions run after the commit. */
export class Subscribers {
  readonly #reactions = new Map<unknown, Reaction<never>[]>();

  after<Event extends DomainEvent>(kind: Kind<Event>, reaction: Reaction<Event>): void {
    this.#reactions.set(kind, [...(this.#reactions.get(kind) ?? []), reaction]);
  }

  announce(events: readonly DomainEvent[]): void {
    for (const event of events) {
      for (const reaction of this.#reactions.get(event.constructor) ?? []) reaction(event as never);
    }
  }
}
