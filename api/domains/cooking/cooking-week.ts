import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { Closure, type ClosureRow } from '../mealtimes/closure.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen cooks on one weekday at one mealtime.' })
export class PlannedMeal {
  @Field(() => Int, { description: 'From 0, Sunday, to 6, Saturday.' })
  weekday!: number;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'How many plates.' })
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

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'What is ordered for a meal and still to be cooked or handed over.',
})
export class StandingOrders {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'How many orders.' })
  orders!: number;

  @Field(() => Int, { description: 'How many plates they have together.' })
  plates!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'When a kitchen cooks, as its cook sees it.' })
export class CookingWeek {
  @Field(() => ID, { description: 'The id of the kitchen.' })
  id!: string;

  @Field(() => Int, { description: 'Changes with every saving; sent back to save the next time.' })
  version!: number;

  @Field(() => LocalDate, { description: "The kitchen's own calendar day." })
  today!: string;

  @Field(() => Int, { description: 'The most plates on one day, all mealtimes together.' })
  capacity!: number;

  @Field(() => [PlannedMeal], { description: 'What is cooked on which weekday.' })
  plans!: PlannedMeal[];

  @Field(() => [Closure], { description: 'Days without cooking, today or later, the next first.' })
  closures!: ClosureRow[];

  @Field(() => [StandingOrders], { description: 'What stands ordered from today on, in order of time.' })
  standing!: StandingOrders[];
}
