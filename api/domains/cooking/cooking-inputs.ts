import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { OpenOrdersDecision } from '../orders/reopening/open-orders-decision.ts';

const weekdays = 'Weekdays, from 0, Sunday, to 6, Saturday.';
const version = 'Version of the week that was read.';

@InputType({ description: 'Plan of a mealtime for some weekdays.' })
export class MealtimePlanInput {
  @Field(() => Int, { description: version })
  version!: number;

  @Field(() => [Int], { description: weekdays })
  weekdays!: number[];

  @Field(() => Mealtime, { description: 'Meal of those days.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'Number of plates, at most the capacity per day.' })
  plates!: number;

  @Field(() => Int, {
    description: 'Cut-off for orders in minutes from midnight of the day; negative for the day before.',
  })
  cutOffMinutes!: number;

  @Field(() => Int, { description: 'Start of serving in minutes from midnight.' })
  servedFromMinutes!: number;

  @Field(() => Int, { description: 'End of serving in minutes from midnight.' })
  servedUntilMinutes!: number;
}

@InputType({ description: 'Mealtime to remove from some weekdays.' })
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
  @Field(() => ID, { nullable: true, description: 'ID of the closure to change; omit it to add a new one.' })
  id?: string | null;

  @Field(() => Int, { description: version })
  version!: number;

  @Field(() => LocalDate, { description: 'First closed day, today or later.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Last closed day.' })
  lastDay!: string;

  @Field(() => String, { description: 'Reason, shown to customers, at most 120 characters.' })
  reason!: string;

  @Field(() => OpenOrdersDecision, {
    nullable: true,
    description:
      'Decision about open orders of newly closed days. Without it they are listed in a refusal, ' +
      'OrdersOnClosedDays.',
  })
  openOrders?: OpenOrdersDecision | null;
}
