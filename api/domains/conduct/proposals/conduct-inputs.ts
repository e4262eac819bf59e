import { Field, ID, InputType } from 'type-graphql';
import { conductWordsLimit, reasonLengthLimit } from '../../../../schema/constants.ts';

@InputType({ description: 'Proposed step to take, with words to the kitchen.' })
export class TakeConductStepInput {
  @Field(() => ID, { description: 'ID of the proposal.' })
  proposalId!: string;

  @Field(() => String, {
    description: `Words that the kitchen reads with the step, at most ${conductWordsLimit} characters.`,
  })
  words!: string;
}

@InputType({ description: 'Proposal to dismiss, with the reason.' })
export class DismissConductProposalInput {
  @Field(() => ID, { description: 'ID of the proposal.' })
  proposalId!: string;

  @Field(() => String, {
    description: `Reason for the audit trail, at most ${reasonLengthLimit} characters. The kitchen does not read it.`,
  })
  reason!: string;
}
