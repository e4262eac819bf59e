import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../core/scalars.ts';
import { Visible, withinReach } from '../core/visible.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Allergen } from '../menus/allergen.ts';
import { Order } from './order.ts';
import type { OrderRow } from './order-columns.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'How much of a dish is to be cooked for a meal.' })
export class PrepDish {
  @Field(() => ID, { description: 'The dish.' })
  dishId!: string;

  @Field(() => String, { description: 'The name it was ordered by.' })
  dishName!: string;

  @Field(() => Int, { description: 'How many plates of it were ordered.' })
  plates!: number;

  @Field(() => Int, { description: 'How many of these are not ready yet.' })
  platesToCook!: number;

  @Field(() => [Allergen], { description: 'What it contains now that some people must avoid.' })
  allergens!: Allergen[];
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'What a kitchen cooks for one meal, for whom, and where it goes. Cancelled orders are left out.',
})
export class PrepSheet {
  @Field(() => LocalDate, { description: "The day it is eaten, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'The meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => [PrepDish], { description: 'The dishes, the most plates first.' })
  dishes!: PrepDish[];

  @Field(() => [Order], { description: 'The orders as they came in; no more than a day has plates.' })
  orders!: OrderRow[];
}
