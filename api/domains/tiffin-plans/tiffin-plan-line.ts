import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import type { Cents } from '../../core/values/money.ts';
import { Allergen } from '../menus/allergen.ts';
import { Diet } from '../menus/diet.ts';
import { DishMark } from '../menus/dish-mark.ts';
import { OrderedChoice } from '../orders/ordered-choice.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Dish of a tiffin plan, as it was when the customer agreed to it.',
})
export class TiffinPlanLine {
  @Field(() => ID, { description: 'ID of the dish, which may have changed since.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of portions.' })
  quantity!: number;

  unitPriceCents!: Cents;

  @Field(() => [OrderedChoice], { complexity: storedWithRow, description: 'Choices of the dish.' })
  choices!: OrderedChoice[];

  /** Prices of the choices in a rise that the customer was notified of, in the order of the choices. */
  raisedChoicePrices?: Cents[];

  @Field(() => [Allergen], { description: 'Allergens of the dish with its choices.' })
  allergens!: Allergen[];

  @Field(() => Diet, { description: 'Diet mark of the dish.' })
  diet!: Diet;

  @Field(() => [DishMark], { description: 'Marks of the dish.' })
  marks!: DishMark[];
}
