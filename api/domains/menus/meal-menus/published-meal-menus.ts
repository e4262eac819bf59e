import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import type { MealOfDay } from './meal-of-day.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Result of publishing menus of meals.' })
export class PublishedMealMenus {
  @Field(() => Int, { description: 'Number of meals whose menus were published.' })
  mealCount: number;

  constructor(
    readonly supplierId: string,
    readonly meals: readonly MealOfDay[],
  ) {
    this.mealCount = meals.length;
  }
}
