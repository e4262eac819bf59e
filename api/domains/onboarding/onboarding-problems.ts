import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';
import { OnboardingStatus } from '../suppliers/onboarding-status.ts';
import { stepPlan } from './application/onboarding-steps.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

const refusal = (description: string) => ({ simpleResolvers: true, implements: Problem, description });

@Visible(anyone)
@ObjectType(refusal('The application does not exist, or the viewer may not see it.'))
export class ApplicationNotFound extends Problem {
  constructor() {
    super("We couldn't find this application.");
  }
}

@Visible(anyone)
@ObjectType(refusal('The document does not exist, or the viewer may not see it.'))
export class DocumentNotFound extends Problem {
  constructor() {
    super('You have not uploaded this document. Please upload it first.', 'documentUrl');
  }
}

const statusWords: Record<OnboardingStatus, string> = {
  [OnboardingStatus.PENDING]: 'it is not submitted',
  [OnboardingStatus.DOCUMENTS_SUBMITTED]: 'it is waiting for review',
  [OnboardingStatus.UNDER_REVIEW]: 'it is under review',
  [OnboardingStatus.APPROVED]: 'it is approved',
  [OnboardingStatus.REJECTED]: 'it is rejected',
};

@Visible(anyone)
@ObjectType(refusal('The status of the application does not allow this; someone else may have changed it.'))
export class ApplicationMoved extends Problem {
  @Field(() => OnboardingStatus, { description: 'The current status.' })
  status: OnboardingStatus;

  constructor(status: OnboardingStatus) {
    super(`The status of the application does not allow this: ${statusWords[status]}.`);
    this.status = status;
  }
}

@Visible(anyone)
@ObjectType(refusal('This item of the checklist is already done.'))
export class StepAlreadyDone extends Problem {
  constructor(stepId: OnboardingStepId) {
    super(`${stepPlan(stepId).title} is already done.`, 'stepId');
  }
}

@Visible(anyone)
@ObjectType(
  refusal('This item of the checklist cannot be changed during its review or after it is accepted.'),
)
export class StepClosed extends Problem {
  constructor(stepId: OnboardingStepId) {
    super(`${stepPlan(stepId).title} cannot be changed at the moment.`, 'stepId');
  }
}

@Visible(anyone)
@ObjectType(refusal('Required items of the checklist are not complete.'))
export class StepsIncomplete extends Problem {
  @Field(() => [OnboardingStepId], { description: 'The items concerned.' })
  stepIds: OnboardingStepId[];

  constructor(stepIds: OnboardingStepId[]) {
    const titles = stepIds.map(stepId => stepPlan(stepId).title).join(', ');
    super(`Please complete all required items before you submit: ${titles}.`);
    this.stepIds = stepIds;
  }
}

@Visible(anyone)
@ObjectType(refusal('Mandatory documents are not accepted yet.'))
export class DocumentsNotAccepted extends Problem {
  @Field(() => [OnboardingStepId], { description: 'The items concerned.' })
  stepIds: OnboardingStepId[];

  constructor(stepIds: OnboardingStepId[]) {
    const titles = stepIds.map(stepId => stepPlan(stepId).title).join(', ');
    super(`Please accept these documents before you approve: ${titles}.`);
    this.stepIds = stepIds;
  }
}

@Visible(anyone)
@ObjectType(refusal('The document is already decided, or was replaced.'))
export class DocumentAlreadyDecided extends Problem {
  constructor() {
    super('This document is already decided, or was replaced.');
  }
}

@Visible(anyone)
@ObjectType(
  refusal('The decision can no longer be undone: the time is over, or a later decision depends on it.'),
)
export class CannotUndo extends Problem {
  static readonly tooLate = 'You can undo a decision for one minute only.';
  static readonly superseded = 'A later decision depends on this one. Undo that one first.';
  static readonly undone = 'This decision was already undone.';
}

@Visible(anyone)
@ObjectType(refusal('The kitchen has reached its storage limit.'))
export class TooManyDocuments extends Problem {
  constructor() {
    super('You have uploaded too many documents. Please contact support.', 'file');
  }
}
