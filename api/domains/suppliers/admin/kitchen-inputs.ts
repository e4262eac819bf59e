import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Decision of an admin about a kitchen, with the reason.' })
export class KitchenDecisionInput {
  @Field(() => ID, { description: 'ID of the kitchen.' })
  supplierId!: string;

  @Field(() => String, { description: 'Reason, at most 300 characters.' })
  reason!: string;
}
