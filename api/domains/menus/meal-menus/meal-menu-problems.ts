import { Field, ID } from 'type-graphql';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';
import { dayWords } from '../../../core/values/moment-words.ts';
import { MealOfDay } from './meal-of-day.ts';

@ProblemType('MEALS_CLOSED')
export class MealsClosed extends Problem {
  readonly code = 'MEALS_CLOSED';

  @Field(() => [MealOfDay], { description: 'Meals to leave out, because their menus can no longer change.' })
  meals: readonly MealOfDay[];

  constructor(meals: readonly MealOfDay[]) {
    const names = meals.map(meal => `${meal.mealtime.toLowerCase()} on ${dayWords(meal.serviceDate)}`);
    super(
      `Orders have closed, so these menus stay: ${names.join(', ')}. Leave them out and publish again.`,
      'menus',
    );
    this.meals = meals;
  }
}

@ProblemType('DISHES_NOT_ON_MENU')
export class DishesNotOnMenu extends Problem {
  readonly code = 'DISHES_NOT_ON_MENU';

  @Field(() => [ID], { description: 'IDs of the dishes to leave out.' })
  dishIds: readonly string[];

  constructor(dishIds: readonly string[]) {
    super(
      /*i18n*/ 'Some of these dishes are no longer on your menu. Leave them out and publish again.',
      'menus',
    );
    this.dishIds = dishIds;
  }
}
