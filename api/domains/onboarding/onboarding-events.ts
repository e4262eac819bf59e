import { DomainEvent } from '../../core/operation/event.ts';
import type { OnboardingStepId } from './onboarding-step-id.ts';
import type { DecisionKind } from './review/decision.ts';

/** An event of an application. */
abstract class ApplicationEvent extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly applicationId: string,
  ) {
    super();
  }
}

/** The kitchen submitted it for review, for the first time or again. */
export class ApplicationSubmitted extends ApplicationEvent {}

/** An admin decided about it or about one of its documents. */
export class ApplicationDecided extends ApplicationEvent {
  constructor(
    supplierId: string,
    applicationId: string,
    readonly decisionId: string,
    readonly kind: DecisionKind,
    readonly reason: string | null,
    /** Item of the document it is about; null for the application itself. */
    readonly stepId: OnboardingStepId | null,
  ) {
    super(supplierId, applicationId);
  }
}

/** An admin undid the decision within a minute. */
export class DecisionUndone extends ApplicationEvent {
  constructor(
    supplierId: string,
    applicationId: string,
    readonly decisionId: string,
  ) {
    super(supplierId, applicationId);
  }
}
