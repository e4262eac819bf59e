import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../../core/money.ts';
import { anyone, Visible } from '../../../core/visible.ts';
import { MealWindow } from '../../mealtimes/meal-window.ts';
import { Dish } from '../../menus/dish.ts';
import type { DishRow } from '../../menus/find-menu.ts';
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
  description: 'What stands in the way of an order.',
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
@ObjectType({ simpleResolvers: true, description: 'A dish of a cart and what it costs.' })
export class QuotedLine {
  @Field(() => Dish, { description: 'The dish as it is now.' })
  dish!: DishRow;

  @Field(() => Int, { description: 'How many plates of it.' })
  quantity!: number;

  @Field(() => Money, { description: 'What they cost together.' })
  lineTotal!: Money;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'What a cart costs now, and what would stop it from being ordered.',
})
export class CartQuote {
  @Field(() => Supplier, { description: 'The kitchen.' })
  supplier!: SupplierRow;

  @Field(() => MealWindow, {
    nullable: true,
    description: 'The chosen meal; null when none is or it is not cooked.',
  })
  mealWindow!: MealWindow | null;

  @Field(() => [QuotedLine], { description: 'The dishes the kitchen still has on its menu.' })
  lines!: QuotedLine[];

  @Field(() => Int, { description: 'How many plates they are together.' })
  plates!: number;

  @Field(() => Money, { description: 'What they cost together; nothing is added later.' })
  total!: Money;

  @Field(() => [OrderProblem], { description: 'What stands in the way; empty when it can be ordered.' })
  problems!: OrderProblem[];
}
