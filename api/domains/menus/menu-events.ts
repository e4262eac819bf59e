import { DomainEvent } from '../../core/operation/event.ts';

/** A kitchen's menu or meals changed for customers. */
export class MenuChanged extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}

/** The portions of some dishes or categories for a meal are limited otherwise, or a dish moved between categories. */
export class PortionLimitsChanged extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly dishIds: readonly string[],
    readonly categoryIds: readonly string[],
    /** Current day in the kitchen's time zone. */
    readonly today: string,
  ) {
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

/** A kitchen published menus of single meals. */
export class MealMenusPublished extends DomainEvent {
  constructor(readonly supplierId: string) {
    super();
  }
}
