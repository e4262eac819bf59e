import { DomainEvent } from '../../core/event.ts';

/** Whether customers can choose a city has changed, or there is a new one. */
export class CityChanged extends DomainEvent {
  constructor(readonly cityId: string) {
    super();
  }
}
