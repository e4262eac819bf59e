import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What a customer says about a delivered order.' })
export class ReviewInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Words, at most 1000 characters.' })
  words?: string | null;
}
