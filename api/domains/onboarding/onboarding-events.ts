import { DomainEvent } from '../../core/event.ts';
import type { OnboardingStepId } from './onboarding-step-id.ts';
import type { DecisionKind } from './review/decision.ts';

/** Something that happened to an application. */
abstract class ApplicationEvent extends DomainEvent {
  constructor(
    readonly supplierId: string,
    readonly applicationId: string,
  ) {
    super();
  }
}

/** The kitchen submitted it for review, the first time or again. */
export class ApplicationSubmitted extends ApplicationEvent {}

/** An admin decided about it or about one of its documents. */
export class ApplicationDecided extends ApplicationEvent {
  constructor(
    supplierId: string,
    applicationId: string,
    readonly decisionId: string,
    readonly kind: DecisionKind,
    readonly reason: string | null,
    /** Which document it is about, if it is about one. */
    readonly stepId: OnboardingStepId | null,
  ) {
    super(supplierId, applicationId);
  }
}

/** An admin took back the decision, within the minute there is for it. */
export class DecisionUndone extends ApplicationEvent {
  constructor(
    supplierId: string,
    applicationId: string,
    readonly decisionId: string,
  ) {
    super(supplierId, applicationId);
  }
}
