import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A decision of an admin about an account, with the reason.' })
export class PersonDecisionInput {
  @Field(() => ID, { description: 'Id of the person.' })
  personId!: string;

  @Field(() => String, { description: 'The reason, at most 300 characters.' })
  reason!: string;
}
