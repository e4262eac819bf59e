import { DomainEvent } from '../../../core/operation/event.ts';
import type { FactorAction } from '../account-event.ts';

/** What changed about the second factors of an account, or that one of its recovery codes was used. */
export type FactorChange = FactorAction | 'SECOND_FACTOR_REMOVED';

/** The second factors of an account changed; its person is notified, who may not be the one who did it. */
export class FactorChanged extends DomainEvent {
  constructor(
    readonly userId: string,
    readonly change: FactorChange,
  ) {
    super();
  }
}
