import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../core/graphql/scalars.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';

@InputType({ description: 'The signature of an agreement.' })
export class SignAgreementInput {
  @Field(() => OnboardingStepId, { description: 'The agreement: SUPPLIER_AGREEMENT or NDA.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'The full legal name; it is the electronic signature.' })
  fullName!: string;

  @Field(() => Boolean, { description: 'Whether the signer has read and understood the agreement.' })
  acknowledged!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time by the signer's clock; stored as a note, the server's time counts.",
  })
  signedAt?: Date | null;
}

@InputType({ description: 'A document to submit for an item of the checklist.' })
export class SubmitDocumentInput {
  @Field(() => OnboardingStepId, { description: 'The item.' })
  stepId!: OnboardingStepId;

  @Field(() => String, { description: 'The documentUrl returned by the upload.' })
  documentUrl!: string;
}

@InputType({ description: 'The rejection of a document.' })
export class RejectDocumentInput {
  @Field(() => ID, { description: 'The document.' })
  documentId!: string;

  @Field(() => String, { description: 'What the kitchen has to correct, at most 500 characters.' })
  reason!: string;
}

@InputType({ description: 'The rejection of an application.' })
export class RejectApplicationInput {
  @Field(() => ID, { description: 'The application.' })
  applicationId!: string;

  @Field(() => String, { description: 'What the kitchen has to correct, at most 500 characters.' })
  reason!: string;
}
