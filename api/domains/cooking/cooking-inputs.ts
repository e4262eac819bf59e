import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/scalars.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { OpenOrdersDecision } from './open-orders-decision.ts';

const weekdays = 'The weekdays, from 0, Sunday, to 6, Saturday.';
const version = 'The version of the week that was read.';

@InputType({ description: 'What is cooked on some weekdays at one mealtime.' })
export class MealtimePlanInput {
  @Field(() => Int, { description: version })
  version!: number;

  @Field(() => [Int], { description: weekdays })
  weekdays!: number[];

  @Field(() => Mealtime, { description: 'Meal of those days.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: "How many plates, at most the day's capacity." })
  plates!: number;

  @Field(() => Int, {
    description: 'Until when orders come: minutes from midnight of the day, negative for the day before.',
  })
  cutOffMinutes!: number;

  @Field(() => Int, { description: 'When serving begins: minutes from midnight.' })
  servedFromMinutes!: number;

  @Field(() => Int, { description: 'When serving ends: minutes from midnight.' })
  servedUntilMinutes!: number;
}

@InputType({ description: 'What is no longer cooked on some weekdays.' })
export class RemoveMealtimePlanInput {
  @Field(() => Int, { description: version })
  version!: number;

  @Field(() => [Int], { description: weekdays })
  weekdays!: number[];

  @Field(() => Mealtime, { description: 'Meal of those days.' })
  mealtime!: Mealtime;
}

@InputType({ description: 'Days on which the kitchen does not cook.' })
export class ClosureInput {
  @Field(() => ID, { nullable: true, description: 'The closure to change; without it a new one is kept.' })
  id?: string | null;

  @Field(() => Int, { description: version })
  version!: number;

  @Field(() => LocalDate, { description: 'The first closed day, today or later.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'The last closed day.' })
  lastDay!: string;

  @Field(() => String, { description: 'Why, in words for customers, at most 120 characters.' })
  reason!: string;

  @Field(() => OpenOrdersDecision, {
    nullable: true,
    description:
      'What happens to the open orders of days that were not closed before. Without it they are listed in a refusal, ' +
      'OrdersOnClosedDays.',
  })
  openOrders?: OpenOrdersDecision | null;
}
