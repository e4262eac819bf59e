import { Announcement, DomainEvent } from '../../core/operation/event.ts';

/** A kitchen's menu or meals changed for customers. */
export class MenuChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** Allergens, diet or marks changed on dishes that may have been ordered. */
export class DishContentsChanged extends DomainEvent {
  constructor(
    readonly supplierId: string,
    /** Current day in the kitchen's time zone. */
    readonly today: string,
  ) {
    super();
  }
}

/** These files are no longer referenced and can be deleted after the commit. */
export class PhotoFilesDropped extends Announcement {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}
