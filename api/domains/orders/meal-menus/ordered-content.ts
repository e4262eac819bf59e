import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'Content of a tiffin of the day that was ordered for a meal before its cook wrote another one.',
})
export class OrderedContent {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when it was ordered.' })
  dishName!: string;

  @Field(() => String, { description: 'Content that it was ordered with.' })
  mealContent!: string;

  @Field(() => Int, { description: 'Number of orders that have it and are not canceled.' })
  orders!: number;
}
