import { DomainEvent } from '../../core/operation/event.ts';
import type { Feature } from './feature-enums.ts';

/** Staff changed for whom a feature is open. */
export class FeatureFlagSaved extends DomainEvent {
  constructor(readonly feature: Feature) {
    super();
  }
}
