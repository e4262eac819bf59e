import { DomainEvent } from '../core/event.ts';

/** What customers read about a kitchen's dishes or meals is not what it was. */
export class MenuChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Nothing names these files any more; once that is committed they can go. */
export class PhotoFilesDropped extends DomainEvent {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}
