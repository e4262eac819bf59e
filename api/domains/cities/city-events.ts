import { DomainEvent } from '../../core/operation/event.ts';

/** A city was opened, closed or added. */
export class CityChanged extends DomainEvent {
  constructor(readonly cityId: string) {
    super();
  }
}
