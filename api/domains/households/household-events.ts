import { DomainEvent } from '../../core/operation/event.ts';

/** A customer saved who eats with them. */
export class HouseholdSaved extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly personIds: readonly string[],
  ) {
    super();
  }
}
