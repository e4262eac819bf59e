import { DomainEvent } from '../../core/event.ts';

/** What customers read about a kitchen's dishes or meals is not what it was. */
export class MenuChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Dishes that can have been ordered contain something else, or are for other eaters, than before. */
export class DishContentsChanged extends DomainEvent {
  constructor(
    readonly supplierId: string,
    /** The kitchen's own calendar day. */
    readonly today: string,
  ) {
    super();
  }
}

/** Nothing names these files any more; once that is committed they can go. */
export class PhotoFilesDropped extends DomainEvent {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}
