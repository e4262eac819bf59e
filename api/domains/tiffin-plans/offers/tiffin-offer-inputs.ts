import { Field, ID, InputType, Int } from 'type-graphql';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@InputType({ description: 'Dish of an offered tiffin plan.' })
export class TiffinOfferDishInput {
  @Field(() => ID, {
    description:
      "ID of the dish, of the viewer's kitchen. Customers make its choices when they start the plan.",
  })
  dishId!: string;

  @Field(() => Int, { description: 'Number of portions for each person, from 1.' })
  quantity!: number;

  @Field(() => Int, {
    description: 'Price of one portion in cents without its choices, at most that on the menu.',
  })
  unitPriceCents!: number;
}

@InputType({ description: 'Tiffin plan to offer.' })
export class TiffinOfferInput {
  @Field(() => ID, { nullable: true, description: 'ID of the offer to change; null for a new one.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version of it that was read; required for a change.' })
  version?: number | null;

  @Field(() => String, { description: 'Name, at most 60 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Promise about every meal, at most 200 characters; null for none.',
  })
  promise?: string | null;

  @Field(() => Mealtime, { description: 'Meal of each day.' })
  mealtime!: Mealtime;

  @Field(() => [Int], { description: 'Weekdays to choose from, 0, Sunday, to 6, Saturday.' })
  weekdays!: number[];

  @Field(() => Int, { description: 'Least number of days a week, 1 to 7.' })
  leastDays!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people who can have it on one day, 1 to 500; null for no limit. Left out, it stays as it is.',
  })
  spots?: number | null;

  @Field(() => [TiffinOfferDishInput], { description: 'Dishes of each meal, 1 to 6.' })
  lines!: TiffinOfferDishInput[];
}
