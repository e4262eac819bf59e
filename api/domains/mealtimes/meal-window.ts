import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import { Mealtime } from './mealtime.ts';

/** Computed by the SQL function meal_windows from plans and service days. Times as PostgreSQL formats them. */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Mealtime on one day, for which orders are placed.' })
export class MealWindow {
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

  @Field(() => Int, { description: 'Number of plates the kitchen cooks for it.' })
  plates!: number;

  @Field(() => Int, { description: 'Number of plates that can still be ordered; never negative.' })
  platesLeft!: number;
}

/** Of a meal window `meal`. */
export const mealWindowColumns = [
  'meal.serviceDate',
  'meal.mealtime',
  'meal.cutOffAt',
  'meal.servedFrom',
  'meal.servedUntil',
  'meal.plates',
  'meal.platesLeft',
] as const;
