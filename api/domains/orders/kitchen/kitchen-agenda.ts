import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Meal of a kitchen on one day, with its orders.' })
export class KitchenMeal {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => DateTime, { description: 'Cut-off for orders.' })
  cutOffAt!: string;

  @Field(() => DateTime, { description: 'Time at which delivery and pickup begin.' })
  servedFrom!: string;

  @Field(() => DateTime, { description: 'Time at which delivery and pickup end.' })
  servedUntil!: string;

  @Field(() => Int, { description: 'Number of orders, without canceled ones.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of these orders that are still open.' })
  openOrders!: number;

  @Field(() => Int, { description: 'Total number of plates.' })
  plates!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Past day with orders that are still open.' })
export class LeftOverDay {
  @Field(() => LocalDate, { description: "Day, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Int, { description: 'Number of open orders of that day.' })
  openOrders!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Upcoming meals of a kitchen.' })
export class KitchenAgenda {
  @Field(() => LocalDate, { description: "Today, in the kitchen's time zone." })
  today!: string;

  @Field(() => String, { description: "Kitchen's time zone, such as America/Chicago." })
  timeZone!: string;

  @Field(() => [KitchenMeal], {
    description: 'Meals of the seven days from the first one, in chronological order.',
  })
  meals!: KitchenMeal[];

  @Field(() => [LeftOverDay], { description: 'Earlier days with open orders, the latest first; at most 7.' })
  leftOver!: LeftOverDay[];
}
