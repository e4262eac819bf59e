import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Money } from '../../../core/values/money.ts';
import { MealWindow } from '../../mealtimes/meal-window.ts';
import { Dish } from '../../menus/dish.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import {
  CartIsEmpty,
  CutOffPassed,
  DishUnavailable,
  FulfillmentUnavailable,
  KitchenPaused,
  KitchenUnavailable,
  PriceChanged,
  SoldOut,
} from './order-placing-problems.ts';

export const OrderProblem = createUnionType({
  name: 'OrderProblem',
  description: 'Problem that prevents an order.',
  types: () =>
    [
      CartIsEmpty,
      KitchenUnavailable,
      KitchenPaused,
      DishUnavailable,
      PriceChanged,
      CutOffPassed,
      SoldOut,
      FulfillmentUnavailable,
    ] as const,
});
export type OrderProblem = typeof OrderProblem;

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Dish in a cart with its price.' })
export class QuotedLine {
  @Field(() => Dish, { description: 'Dish as it is now.' })
  dish!: DishRow;

  @Field(() => Int, { description: 'Number of plates.' })
  quantity!: number;

  @Field(() => Money, { description: 'Price of all plates of the line.' })
  lineTotal!: Money;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Current price of a cart and the problems that prevent ordering it.',
})
export class CartQuote {
  @Field(() => Supplier, { description: 'Kitchen that cooks the dishes.' })
  supplier!: SupplierRow;

  @Field(() => MealWindow, {
    nullable: true,
    description: 'Chosen meal; null when none is chosen or the kitchen does not cook it.',
  })
  mealWindow!: MealWindow | null;

  @Field(() => [QuotedLine], { description: 'Dishes that are still on the menu.' })
  lines!: QuotedLine[];

  @Field(() => Int, { description: 'Total number of plates.' })
  plates!: number;

  @Field(() => Money, { description: 'Total of the cart; no fees are added later.' })
  total!: Money;

  @Field(() => [OrderProblem], {
    description: 'Problems that prevent the order, the most serious first; empty when it can be placed.',
  })
  problems!: OrderProblem[];
}
