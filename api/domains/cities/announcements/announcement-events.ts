import { DomainEvent } from '../../../core/operation/event.ts';

/** Staff wrote an announcement, changed it, or ended it. */
export class AnnouncementSaved extends DomainEvent {
  constructor(readonly announcementId: string) {
    super();
  }
}
