import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A decision of an admin about a kitchen, with the reason.' })
export class KitchenDecisionInput {
  @Field(() => ID, { description: 'Id of the kitchen.' })
  supplierId!: string;

  @Field(() => String, { description: 'The reason, at most 300 characters.' })
  reason!: string;
}
