import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Allergen } from '../../menus/allergen.ts';
import { Diet } from '../../menus/diet.ts';
import { DishMark } from '../../menus/dish-mark.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Plates of a dish to cook for a meal.' })
export class PrepDish {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when it was ordered.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of plates ordered.' })
  plates!: number;

  @Field(() => Int, { description: 'Number of these plates that are not ready yet.' })
  platesToCook!: number;

  @Field(() => [Allergen], {
    description: 'Allergens it was ordered with, and those the kitchen added afterwards.',
  })
  allergens!: Allergen[];

  @Field(() => [Diet], {
    description: 'Diet marks it was ordered with or changed to; more than one after a change.',
  })
  diets!: Diet[];

  @Field(() => [DishMark], {
    description: 'Marks it was ordered with by at least one customer, also where the kitchen removed them.',
  })
  marks!: DishMark[];
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'List of what a kitchen cooks for one meal, for whom, and where it goes, without canceled orders.',
})
export class PrepSheet {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => [PrepDish], { description: 'Dishes, the most plates first.' })
  dishes!: PrepDish[];

  @Field(() => [Order], {
    complexity: entries(50),
    description: 'Orders in the order they were placed; at most one per plate of the day.',
  })
  orders!: OrderRow[];
}

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [
  ...new Set([...one, ...other]),
];

/** Adds up each dish over all orders, the most plates first. */
export const prepDishesOf = (orders: readonly OrderRow[]): PrepDish[] => {
  const dishes = new Map<string, PrepDish>();
  for (const { status, lines } of orders) {
    const isToCook = status === OrderStatus.PLACED || status === OrderStatus.PREPARING;
    for (const line of lines) {
      const { dishId, dishName, quantity, allergens, addedAllergens, diet, changedDiet, marks } = line;
      const key = `${dishId} ${dishName}`;
      const dish = dishes.get(key) ?? {
        dishId,
        dishName,
        plates: 0,
        platesToCook: 0,
        allergens: [],
        diets: [],
        marks: [],
      };
      dishes.set(key, {
        ...dish,
        plates: dish.plates + quantity,
        platesToCook: dish.platesToCook + (isToCook ? quantity : 0),
        allergens: union(dish.allergens, [...allergens, ...addedAllergens]),
        diets: union(dish.diets, changedDiet ? [diet, changedDiet] : [diet]),
        marks: union(dish.marks, marks),
      });
    }
  }
  return [...dishes.values()].sort(
    (one, other) => other.plates - one.plates || one.dishName.localeCompare(other.dishName, 'en'),
  );
};
