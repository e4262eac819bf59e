import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Decision of an admin about an account, with the reason.' })
export class PersonDecisionInput {
  @Field(() => ID, { description: 'ID of the person.' })
  personId!: string;

  @Field(() => String, { description: 'Reason, at most 300 characters.' })
  reason!: string;
}
