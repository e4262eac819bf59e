import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import type { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { OnboardingStepId, StepCategory, StepStatus } from '../onboarding-step-id.ts';
import { Signature } from '../registration/signature.ts';
import type { DocumentRow, SignatureRow } from './application-rows.ts';
import { type ChecklistFacts, isCompleted, isOpen, stepStatus } from './checklist.ts';
import { Document, documentUrl } from './document.ts';
import { mandatoryDocuments, onboardingSteps } from './onboarding-steps.ts';

/** One of the 20 items of the checklist, with its status in an application. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Item of the checklist, with its status in an application.',
})
export class OnboardingStep {
  @Field(() => ID, { description: 'Identifies the item across all applications; opaque.' })
  id!: string;

  @Field(() => OnboardingStepId, { description: 'Item of the checklist.' })
  stepId!: OnboardingStepId;

  @Field(() => StepCategory, { description: 'Section of the checklist.' })
  category!: StepCategory;

  @Field(() => Boolean, { description: 'Whether it is required to submit the application.' })
  required!: boolean;

  @Field(() => Boolean, { description: 'Whether it is one of the three mandatory documents.' })
  isMandatoryDocument!: boolean;

  @Field(() => String, { description: 'Title of the item.' })
  title!: string;

  @Field(() => String, { description: 'Explanation of what the kitchen has to provide.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the kitchen has done its part.' })
  completed!: boolean;

  @Field(() => StepStatus, { description: 'Status of the item.' })
  status!: StepStatus;

  @Field(() => String, { nullable: true, description: 'URL of its document; null when there is none.' })
  documentUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason its document was rejected; null unless it was.',
  })
  rejectionReason!: string | null;

  @Field(() => Document, { nullable: true, description: 'Current document; null when there is none.' })
  document!: DocumentRow | null;

  @Field(() => Signature, { nullable: true, description: 'Signature; null until it is signed.' })
  signature!: SignatureRow | null;

  /** Whether the kitchen may sign or submit it now. */
  isOpen!: boolean;
}

/** Builds the checklist of an application. */
export const stepsOf = (
  application: { id: string; status: OnboardingStatus },
  facts: ChecklistFacts<DocumentRow, SignatureRow>,
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
