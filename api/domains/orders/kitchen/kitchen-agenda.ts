import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'One meal of a kitchen on one day, and what was ordered.' })
export class KitchenMeal {
  @Field(() => LocalDate, { description: "The day it is eaten, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'The meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => DateTime, { description: 'Until when orders are taken.' })
  cutOffAt!: string;

  @Field(() => DateTime, { description: 'When the kitchen begins to deliver or hand out.' })
  servedFrom!: string;

  @Field(() => DateTime, { description: 'By when every meal is out.' })
  servedUntil!: string;

  @Field(() => Int, { description: 'How many orders there are; canceled ones do not count.' })
  orders!: number;

  @Field(() => Int, { description: 'How many of them are still to be cooked, fetched or brought.' })
  openOrders!: number;

  @Field(() => Int, { description: 'How many plates they are together.' })
  plates!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'A day that is over, with orders that are not.' })
export class LeftOverDay {
  @Field(() => LocalDate, { description: "The day, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Int, { description: 'How many orders of that day are still open.' })
  openOrders!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen has before it.' })
export class KitchenAgenda {
  @Field(() => LocalDate, { description: "Today, in the kitchen's time zone." })
  today!: string;

  @Field(() => String, { description: "The kitchen's time zone, such as America/Chicago." })
  timeZone!: string;

  @Field(() => [KitchenMeal], {
    description: 'The meals of the seven days from the asked one, in order of time.',
  })
  meals!: KitchenMeal[];

  @Field(() => [LeftOverDay], { description: 'Earlier days with open orders, the latest first; at most 7.' })
  leftOver!: LeftOverDay[];
}
