import { Field, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Meal of one day.' })
export class MealOfDay {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;
}
