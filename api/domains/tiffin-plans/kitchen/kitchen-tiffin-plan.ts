import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { ProblemCode } from '../../../core/operation/problem-code.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Fulfillment } from '../../orders/order-enums.ts';
import { TiffinDayStatus } from '../tiffin-plan-day.ts';
import { TiffinPlanLine } from '../tiffin-plan-line.ts';
import { TiffinPlanStatus } from './tiffin-plan-status.ts';

/** Most meals are of one or two dishes. */
const usualDishes = 2;

/** What a kitchen reads of a plan: what it cooks and when, and nothing by which it knows whose plan it is. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Tiffin plan as its kitchen reads it: what to cook and when, without its customer.',
})
export class KitchenTiffinPlan {
  @Field(() => ID, { description: 'Opaque ID of the plan, which events have.' })
  id!: string;

  @Field(() => TiffinPlanStatus, { description: 'Status of the plan.' })
  status!: TiffinPlanStatus;

  @Field(() => Mealtime, { description: 'Meal of each day.' })
  mealtime!: Mealtime;

  @Field(() => [Int], { description: 'Weekdays, from 0, Sunday, to 6, Saturday.' })
  weekdays!: number[];

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  fulfillment!: Fulfillment;

  @Field(() => [TiffinPlanLine], {
    complexity: entries(usualDishes),
    description: 'Dishes of each meal, as the customer agreed to them.',
  })
  lines!: TiffinPlanLine[];

  @Field(() => Int, { description: 'Number of portions of each meal.' })
  portions!: number;

  @Field(() => LocalDate, { description: "First day, in the kitchen's time zone." })
  startsOn!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day; null for a plan that runs until stopped.',
  })
  endsOn?: string | null;

  @Field(() => DateTime, { description: 'Time at which the plan was made.' })
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was stopped; null if it was not.' })
  stoppedAt?: Date | null;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Day of a tiffin plan, as its kitchen reads it.' })
export class KitchenTiffinDay {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => TiffinDayStatus, { description: 'Status of the day.' })
  status!: TiffinDayStatus;

  @Field(() => ProblemCode, {
    nullable: true,
    description:
      'Reason its order was refused, or will be because the kitchen is closed or no longer cooks the meal on that weekday; null unless it is WAITING or MISSED or has one of these, and where the reason is private to the customer.',
  })
  code!: ProblemCode | null;

  @Field(() => Boolean, { description: 'Whether the customer changed this day alone.' })
  isChanged!: boolean;

  @Field(() => [TiffinPlanLine], {
    complexity: entries(usualDishes),
    description: 'Dishes of the day, as the customer agreed to them.',
  })
  lines!: TiffinPlanLine[];

  @Field(() => Int, { description: 'Number of portions of the day.' })
  portions!: number;
}
