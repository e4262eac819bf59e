import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { storedWithRow } from '../../../core/graphql/list-cost.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { MealContent } from './meal-content.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Meal that a kitchen plans, with its own menu if it has one.',
})
export class MenuWeekMeal {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => DateTime, { description: 'Cut-off for orders, after which its menu stays.' })
  cutOffAt!: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the dishes of its own menu; null when its usual dishes are cooked.',
  })
  dishIds!: string[] | null;

  @Field(() => [MealContent], {
    complexity: storedWithRow,
    description: 'Contents of the tiffins of the day of its own menu; without those not written yet.',
  })
  contents!: MealContent[];
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Menus of the meals of seven days, for their cook.' })
export class MenuWeek {
  @Field(() => LocalDate, { description: "Current day in the kitchen's time zone." })
  today!: string;

  @Field(() => LocalDate, { description: 'First of the seven days.' })
  firstDay!: string;

  @Field(() => [MenuWeekMeal], {
    description:
      'Planned meals of the seven days and, to copy them, of the seven days before, in chronological order.',
  })
  meals!: MenuWeekMeal[];
}
