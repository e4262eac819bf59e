import { Field, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { stepPlan } from './application/onboarding-steps.ts';
import { OnboardingStatus } from './onboarding-status.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

const refusal = (description: string) => ({ simpleResolvers: true, implements: Problem, description });

@Visible(anyone)
@ObjectType(refusal('There is no such application within reach.'))
export class ApplicationNotFound extends Problem {
  constructor() {
    super('There is no such application.');
  }
}

@Visible(anyone)
@ObjectType(refusal('There is no such document within reach.'))
export class DocumentNotFound extends Problem {
  constructor() {
    super('There is no such document among yours. Please upload it first.', 'documentUrl');
  }
}

const standing: Record<OnboardingStatus, string> = {
  [OnboardingStatus.PENDING]: 'it is not submitted',
  [OnboardingStatus.DOCUMENTS_SUBMITTED]: 'it waits for its review',
  [OnboardingStatus.UNDER_REVIEW]: 'it is under review',
  [OnboardingStatus.APPROVED]: 'it is approved',
  [OnboardingStatus.REJECTED]: 'it is rejected',
};

@Visible(anyone)
@ObjectType(refusal('The application is not where this could be done; somebody may have been faster.'))
export class ApplicationMoved extends Problem {
  @Field(() => OnboardingStatus, { description: 'Where it stands now.' })
  status: OnboardingStatus;

  constructor(status: OnboardingStatus) {
    super(`This cannot be done with the application now: ${standing[status]}.`);
    this.status = status;
  }
}

@Visible(anyone)
@ObjectType(refusal('This item of the checklist is done already.'))
export class StepAlreadyDone extends Problem {
  constructor(stepId: OnboardingStepId) {
    super(`${stepPlan(stepId).title} is done already.`, 'stepId');
  }
}

@Visible(anyone)
@ObjectType(
  refusal('This item of the checklist cannot be changed while it is reviewed or once it is accepted.'),
)
export class StepClosed extends Problem {
  constructor(stepId: OnboardingStepId) {
    super(`${stepPlan(stepId).title} cannot be changed at the moment.`, 'stepId');
  }
}

@Visible(anyone)
@ObjectType(refusal('Required items of the checklist are not complete.'))
export class StepsIncomplete extends Problem {
  @Field(() => [OnboardingStepId], { description: 'Which.' })
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
  @Field(() => [OnboardingStepId], { description: 'Which.' })
  stepIds: OnboardingStepId[];

  constructor(stepIds: OnboardingStepId[]) {
    const titles = stepIds.map(stepId => stepPlan(stepId).title).join(', ');
    super(`Please accept these documents before you approve: ${titles}.`);
    this.stepIds = stepIds;
  }
}

@Visible(anyone)
@ObjectType(refusal('The document is decided already, or another one took its place.'))
export class DocumentAlreadyDecided extends Problem {
  constructor() {
    super('This document is decided already, or another one took its place.');
  }
}

@Visible(anyone)
@ObjectType(refusal('The decision stands: its time is over, or something was built on it.'))
export class CannotUndo extends Problem {
  static readonly tooLate = 'A decision can be taken back for one minute only.';
  static readonly superseded = 'Something else was decided after this. Take that back first.';
  static readonly undone = 'This decision was taken back already.';
}

@Visible(anyone)
@ObjectType(refusal('The kitchen has stored as many documents as it may.'))
export class TooManyDocuments extends Problem {
  constructor() {
    super('You have uploaded very many documents. Please contact support.', 'file');
  }
}
