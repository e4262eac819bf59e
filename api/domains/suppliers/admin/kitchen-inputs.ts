import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What an admin decides about a kitchen, and why.' })
export class KitchenDecisionInput {
  @Field(() => ID, { description: 'The kitchen.' })
  supplierId!: string;

  @Field(() => String, { description: 'Why, at most 300 characters.' })
  reason!: string;
}
