import { DomainEvent } from '../core/event.ts';

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
export class ReviewStarted extends ApplicationEvent {}
export class ApplicationApproved extends ApplicationEvent {}
export class ApplicationRejected extends ApplicationEvent {}

/** An admin accepted or rejected one document. */
export class DocumentDecided extends ApplicationEvent {
  constructor(
    supplierId: string,
    applicationId: string,
    readonly documentId: string,
    readonly isAccepted: boolean,
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
