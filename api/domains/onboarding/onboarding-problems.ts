import { Field } from 'type-graphql';
import { withValues } from '../../../schema/with-values.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';
import { OnboardingStatus } from '../suppliers/onboarding-status.ts';
import { stepPlan } from './application/onboarding-steps.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

@ProblemType('APPLICATION_NOT_FOUND')
export class ApplicationNotFound extends Problem {
  readonly code = 'APPLICATION_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this application.");
  }
}

@ProblemType('DOCUMENT_NOT_FOUND')
export class DocumentNotFound extends Problem {
  readonly code = 'DOCUMENT_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'You have not uploaded this document. Please upload it first.', 'documentUrl');
  }
}

const statusWords: Record<OnboardingStatus, string> = {
  [OnboardingStatus.PENDING]: /*i18n*/ 'it is not submitted',
  [OnboardingStatus.DOCUMENTS_SUBMITTED]: /*i18n*/ 'it is waiting for review',
  [OnboardingStatus.UNDER_REVIEW]: /*i18n*/ 'it is under review',
  [OnboardingStatus.APPROVED]: /*i18n*/ 'it is approved',
  [OnboardingStatus.REJECTED]: /*i18n*/ 'it is rejected',
};

@ProblemType('APPLICATION_MOVED')
export class ApplicationMoved extends Problem {
  readonly code = 'APPLICATION_MOVED';

  @Field(() => OnboardingStatus, { description: 'Current status.' })
  status: OnboardingStatus;

  constructor(status: OnboardingStatus) {
    super(
      withValues(/*i18n*/ 'The status of the application does not allow this: {0}.', statusWords[status]),
    );
    this.status = status;
  }
}

@ProblemType('STEP_ALREADY_DONE')
export class StepAlreadyDone extends Problem {
  readonly code = 'STEP_ALREADY_DONE';

  constructor(stepId: OnboardingStepId) {
    super(withValues(/*i18n*/ '{0} is already done.', stepPlan(stepId).title), 'stepId');
  }
}

@ProblemType('STEP_CLOSED')
export class StepClosed extends Problem {
  readonly code = 'STEP_CLOSED';

  constructor(stepId: OnboardingStepId) {
    super(withValues(/*i18n*/ '{0} cannot be changed at the moment.', stepPlan(stepId).title), 'stepId');
  }
}

@ProblemType('STEPS_INCOMPLETE')
export class StepsIncomplete extends Problem {
  readonly code = 'STEPS_INCOMPLETE';

  @Field(() => [OnboardingStepId], { description: 'Items concerned.' })
  stepIds: OnboardingStepId[];

  constructor(stepIds: OnboardingStepId[]) {
    const titles = stepIds.map(stepId => stepPlan(stepId).title).join(', ');
    super(withValues(/*i18n*/ 'Please complete all required items before you submit: {0}.', titles));
    this.stepIds = stepIds;
  }
}

@ProblemType('DOCUMENTS_NOT_ACCEPTED')
export class DocumentsNotAccepted extends Problem {
  readonly code = 'DOCUMENTS_NOT_ACCEPTED';

  @Field(() => [OnboardingStepId], { description: 'Items concerned.' })
  stepIds: OnboardingStepId[];

  constructor(stepIds: OnboardingStepId[]) {
    const titles = stepIds.map(stepId => stepPlan(stepId).title).join(', ');
    super(`Please accept these documents before you approve: ${titles}.`);
    this.stepIds = stepIds;
  }
}

@ProblemType('DOCUMENT_ALREADY_DECIDED')
export class DocumentAlreadyDecided extends Problem {
  readonly code = 'DOCUMENT_ALREADY_DECIDED';

  constructor() {
    super('This document is already decided, or was replaced.');
  }
}

@ProblemType('CANNOT_UNDO')
export class CannotUndo extends Problem {
  readonly code = 'CANNOT_UNDO';

  static readonly tooLate = 'You can undo a decision for one minute only.';
  static readonly superseded = 'A later decision depends on this one. Undo that one first.';
  static readonly undone = 'This decision was already undone.';
}

@ProblemType('TOO_MANY_DOCUMENTS')
export class TooManyDocuments extends Problem {
  readonly code = 'TOO_MANY_DOCUMENTS';

  constructor() {
    super(/*i18n*/ 'You have uploaded too many documents. Please contact support.', 'file');
  }
}
