import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Closure, type ClosureRow } from '../mealtimes/closure.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Plan of a mealtime on one weekday.' })
export class PlannedMeal {
  @Field(() => Int, { description: 'Weekday from 0, Sunday, to 6, Saturday.' })
  weekday!: number;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'Number of plates.' })
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

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Open orders for a meal.',
})
export class OpenOrders {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'Number of open orders.' })
  orders!: number;

  @Field(() => Int, { description: 'Total number of their plates.' })
  plates!: number;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Plans, closures and open orders of a kitchen, for its cook.',
})
export class CookingWeek {
  @Field(() => ID, { description: 'ID of the kitchen.' })
  id!: string;

  @Field(() => Int, { description: 'Version for optimistic locking; send it back when saving.' })
  version!: number;

  @Field(() => LocalDate, { description: "Current day in the kitchen's time zone." })
  today!: string;

  @Field(() => Int, { description: 'Maximum number of plates per day, all mealtimes together.' })
  capacity!: number;

  @Field(() => [PlannedMeal], { description: 'Plans by weekday and mealtime.' })
  plans!: PlannedMeal[];

  @Field(() => [Closure], { description: 'Closures that end today or later, the next first.' })
  closures!: ClosureRow[];

  @Field(() => [OpenOrders], {
    description: 'Open orders from today on, by meal, in chronological order.',
  })
  openOrders!: OpenOrders[];
}
