import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What an admin decides about an account, and why.' })
export class PersonDecisionInput {
  @Field(() => ID, { description: 'The person.' })
  personId!: string;

  @Field(() => String, { description: 'Why, at most 300 characters.' })
  reason!: string;
}
