import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { MealWindow } from '../../mealtimes/meal-window.ts';
import { Dish } from '../../menus/dish.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { DietConflict } from '../diets/diet-conflict.ts';
import { OrderedChoice } from '../ordered-choice.ts';
import { ChoicesChanged } from './choices-changed.ts';
import {
  CartIsEmpty,
  CutOffPassed,
  DishNotCooked,
  DishUnavailable,
  FulfillmentUnavailable,
  KitchenPaused,
  KitchenUnavailable,
  OrderingStopped,
  PriceChanged,
  SoldOut,
  TooFewPortions,
} from './order-placing-problems.ts';

export const OrderProblem = createUnionType({
  name: 'OrderProblem',
  description: 'Problem that prevents an order.',
  types: () =>
    [
      CartIsEmpty,
      KitchenUnavailable,
      KitchenPaused,
      OrderingStopped,
      DishUnavailable,
      ChoicesChanged,
      DishNotCooked,
      TooFewPortions,
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

  @Field(() => Int, { description: 'Number of portions.' })
  quantity!: number;

  @Field(() => [ID], { description: 'IDs of the choices that the line was asked with.' })
  choiceIds!: readonly string[];

  @Field(() => [OrderedChoice], {
    complexity: entries(2),
    description: 'Those of its choices that the dish has, as they are now, in the order of the menu.',
  })
  choices!: OrderedChoice[];

  @Field(() => String, {
    nullable: true,
    description:
      'Content of a tiffin of the day for the chosen meal, empty until its cook has written it; null for every other dish, and without a meal.',
  })
  mealContent!: string | null;

  /** Price of one portion without its choices. */
  basePriceCents!: Cents;

  @Field(() => Money, { description: 'Price of one portion with its choices.' })
  unitPrice!: Money;

  @Field(() => Money, { description: 'Price of all portions of the line.' })
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

  @Field(() => Int, { description: 'Total number of plates that its portions take.' })
  plates!: number;

  @Field(() => Money, { description: 'Total of the cart; no fees are added later.' })
  total!: Money;

  @Field(() => String, {
    description:
      'Key of what the dishes contain and promise: another one when a diet, allergen or mark changes. 22 characters.',
  })
  contentsKey!: string;

  @Field(() => [OrderProblem], {
    description: 'Problems that prevent the order, the most serious first; empty when it can be placed.',
  })
  problems!: OrderProblem[];

  @Visible(ofViewer)
  @Field(() => [DietConflict], {
    complexity: entries(2),
    description:
      "Dishes that someone in the customer's household never eats. An order is refused until each is accepted; empty " +
      'for viewers without a household.',
  })
  dietConflicts!: DietConflict[];
}
