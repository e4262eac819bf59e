import { DomainEvent } from '../../../core/operation/event.ts';

/** Someone signed in to an account on a device and from a network where it was not used before. */
export class NewDeviceSignedIn extends DomainEvent {
  constructor(
    readonly userId: string,
    /** Such as "Chrome on Android"; null if unknown. */
    readonly device: string | null,
    /** Such as "203.0.113.x"; null if unknown. */
    readonly network: string | null,
  ) {
    super();
  }

  /** The client in words. */
  get client(): string {
    return [this.device ?? 'an unknown device', this.network && `from the network ${this.network}`]
      .filter(Boolean)
      .join(' ');
  }
}
