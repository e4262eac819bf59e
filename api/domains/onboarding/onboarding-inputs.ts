import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../core/graphql/scalars.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

@InputType({ description: 'Signature of an agreement.' })
export class SignAgreementInput {
  @Field(() => OnboardingStepId, { description: 'Agreement: SUPPLIER_AGREEMENT or NDA.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'Full legal name; it is the electronic signature.' })
  fullName!: string;

  @Field(() => Boolean, { description: 'Whether the signer has read and understood the agreement.' })
  acknowledged!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time by the signer's clock; stored as a note, the server's time counts.",
  })
  signedAt?: Date | null;
}

@InputType({ description: 'Document to submit for an item of the checklist.' })
export class SubmitDocumentInput {
  @Field(() => OnboardingStepId, { description: 'Item.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'DocumentUrl returned by the upload.' })
  documentUrl!: string;
}

@InputType({ description: 'Rejection of a document.' })
export class RejectDocumentInput {
  @Field(() => ID, { description: 'Document.' })
  documentId!: string;

  @Field(() => String, {
    description: 'Explanation of what the kitchen has to correct, at most 500 characters.',
  })
  reason!: string;
}

@InputType({ description: 'Rejection of an application.' })
export class RejectApplicationInput {
  @Field(() => ID, { description: 'Application.' })
  applicationId!: string;

  @Field(() => String, {
    description: 'Explanation of what the kitchen has to correct, at most 500 characters.',
  })
  reason!: string;
}
