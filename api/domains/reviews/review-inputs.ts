import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Review of a delivered order.' })
export class ReviewInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Comment, at most 1000 characters.' })
  words?: string | null;
}
