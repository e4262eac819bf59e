import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Dish that tiffin plans have for a meal.' })
export class TiffinForecastDish {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when customers agreed to it.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of portions.' })
  portions!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Meal of a day that tiffin plans of customers have.' })
export class TiffinForecast {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'Number of plans whose order for it is placed.' })
  ordered!: number;

  @Field(() => Int, { description: 'Number of plans whose order for it is still to be placed.' })
  planned!: number;

  @Field(() => Int, {
    description: 'Number of plans whose order for it is refused for now, such as until a bill is paid.',
  })
  waiting!: number;

  @Field(() => Int, { description: 'Number of plans that skip it.' })
  skipped!: number;

  @Field(() => Int, { description: 'Number of portions that the planned orders will have.' })
  plannedPortions!: number;

  @Field(() => Int, { description: 'Number of portions, ordered and planned; without those that wait.' })
  portions!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of plates that are left after all orders, of plans and others; what is planned is not taken off. Null when the kitchen does not cook the meal.',
  })
  platesLeft!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of portions when they were first counted yesterday, as the day or the first plan began; null if they were not.',
  })
  portionsYesterday!: number | null;

  @Field(() => [TiffinForecastDish], {
    complexity: entries(20),
    description: 'Dishes ordered and planned, the most portions first.',
  })
  dishes!: TiffinForecastDish[];
}
