import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../core/scalars.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

@InputType({ description: 'What is needed to sign an agreement.' })
export class SignAgreementInput {
  @Field(() => OnboardingStepId, { description: 'The agreement: SUPPLIER_AGREEMENT or NDA.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'The full legal name; it is the electronic signature.' })
  fullName!: string;

  @Field(() => Boolean, { description: 'Whether the signer has read and understood the agreement.' })
  acknowledged!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "What the signer's own clock says; kept beside the marketplace's time, which counts.",
  })
  signedAt?: Date | null;
}

@InputType({ description: 'A document for an item of the checklist.' })
export class SubmitDocumentInput {
  @Field(() => OnboardingStepId, { description: 'The item.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'The documentUrl that uploading it answered.' })
  documentUrl!: string;
}

@InputType({ description: 'Why a document is not accepted.' })
export class RejectDocumentInput {
  @Field(() => ID, { description: 'The document.' })
  documentId!: string;

  @Field(() => String, { description: 'What the kitchen has to correct, at most 500 characters.' })
  reason!: string;
}

@InputType({ description: 'Why an application is rejected.' })
export class RejectApplicationInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, { description: 'What the kitchen has to correct, at most 500 characters.' })
  reason!: string;
}
