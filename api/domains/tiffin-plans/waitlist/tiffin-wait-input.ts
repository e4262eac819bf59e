import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Wish of a customer who waits for an offered tiffin plan.' })
export class TiffinWaitInput {
  @Field(() => ID, { description: 'ID of the offer.' })
  offerId!: string;

  @Field(() => [Int], {
    description: 'Weekdays of the offer, as many as it asks for, from 0, Sunday, to 6, Saturday.',
  })
  weekdays!: number[];

  @Field(() => Int, { description: 'Number of people, from 1.' })
  people!: number;
}
