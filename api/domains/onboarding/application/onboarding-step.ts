import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/visible.ts';
import type { OnboardingStatus } from '../onboarding-status.ts';
import { OnboardingStepId, StepCategory, StepStatus } from '../onboarding-step-id.ts';
import { Signature } from '../registration/signature.ts';
import { type ChecklistFacts, isCompleted, isOpen, stepStatus } from './checklist.ts';
import { Document, documentUrl } from './document.ts';
import { mandatoryDocuments, onboardingSteps } from './onboarding-steps.ts';

/** One of the 20 items of the checklist, as it stands in one application. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'An item of the checklist, as it stands in one application.',
})
export class OnboardingStep {
  @Field(() => ID, { description: 'Identifies the item within all applications; opaque.' })
  id!: string;

  @Field(() => OnboardingStepId, { description: 'Which item it is.' })
  stepId!: OnboardingStepId;

  @Field(() => StepCategory, { description: 'The section it is in.' })
  category!: StepCategory;

  @Field(() => Boolean, { description: 'Whether no application is submitted without it.' })
  required!: boolean;

  @Field(() => Boolean, { description: 'Whether it is one of the three documents no kitchen sells without.' })
  isMandatoryDocument!: boolean;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the kitchen has done its part.' })
  completed!: boolean;

  @Field(() => StepStatus, { description: 'Where it stands.' })
  status!: StepStatus;

  @Field(() => String, { nullable: true, description: 'Where its document can be fetched, if there is one.' })
  documentUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Why its document was not accepted.' })
  rejectionReason!: string | null;

  @Field(() => Document, { nullable: true, description: 'The document that counts, if there is one.' })
  document!: Document | null;

  @Field(() => Signature, { nullable: true, description: 'The signature, once it is signed.' })
  signature!: Signature | null;

  /** Whether the kitchen may give something for it now. */
  isOpen!: boolean;
}

/** The whole checklist of an application. */
export const stepsOf = (
  application: { id: string; status: OnboardingStatus },
  facts: ChecklistFacts<Document, Signature>,
): OnboardingStep[] =>
  onboardingSteps.map(plan => {
    const { stepId } = plan;
    const status = stepStatus(facts, stepId);
    const document = facts.documents.find(each => each.stepId === stepId) ?? null;
    return {
      id: `${application.id}:${stepId}`,
      ...plan,
      isMandatoryDocument: mandatoryDocuments.includes(stepId),
      completed: isCompleted(status),
      status,
      documentUrl: document && documentUrl(document.id),
      rejectionReason: document?.rejectionReason ?? null,
      document,
      signature: facts.signatures.find(each => each.stepId === stepId) ?? null,
      isOpen: isOpen(application, stepId, status),
    };
  });
