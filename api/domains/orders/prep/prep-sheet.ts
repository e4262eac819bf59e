import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Allergen } from '../../menus/allergen.ts';
import { Diet } from '../../menus/diet.ts';
import { DishMark } from '../../menus/dish-mark.ts';
import type { MealOfDay } from '../../menus/meal-menus/meal-of-day.ts';
import { Order } from '../order.ts';
import type { OrderLineRow, OrderRow } from '../order-columns.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Portions of a dish that were ordered with one choice.' })
export class PrepChoice {
  @Field(() => String, { description: 'Name of its group when it was ordered, such as Bread.' })
  group!: string;

  @Field(() => String, { description: 'Name of the choice when it was ordered.' })
  name!: string;

  @Field(() => Int, { description: 'Number of portions ordered with it.' })
  portions!: number;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Portions of a dish to cook for a meal.' })
export class PrepDish {
  @Field(() => ID, { description: 'ID of this entry: the meal, the dish, its name and its content.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when it was ordered.' })
  dishName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Content of these portions of a tiffin of the day, as when they were ordered; empty when it was never written. Null for every other dish.',
  })
  mealContent!: string | null;

  @Field(() => Int, { description: 'Number of portions ordered.' })
  plates!: number;

  @Field(() => [PrepChoice], {
    complexity: entries(4),
    description: 'Choices ordered with these portions, by group; empty for most dishes.',
  })
  choices!: PrepChoice[];

  @Field(() => Int, { description: 'Number of these portions that are not ready yet.' })
  platesToCook!: number;

  @Field(() => Int, {
    description: 'Number of portions of the dish when it was ticked off; 0 without a tick.',
  })
  tickedPlates!: number;

  @Field(() => Boolean, {
    description: 'Whether the kitchen ticked the dish off, and no more of it was ordered since.',
  })
  isTicked!: boolean;

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

  @Field(() => [PrepDish], { description: 'Dishes, the most portions first.' })
  dishes!: PrepDish[];

  @Field(() => [Order], {
    // Fewer than the plates of a day: a query of all fields of a sheet has to stay below the limit.
    complexity: entries(45),
    description: 'Orders in the order they were placed; at most one per plate of the day.',
  })
  orders!: OrderRow[];
}

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [
  ...new Set([...one, ...other]),
];

/**
 * Adds up each dish over all orders, the most plates first. A renamed dish has an entry for each name, and a tiffin of
 * the day one for each content that was ordered.
 */
export const prepDishesOf = (
  meal: MealOfDay,
  orders: readonly OrderRow[],
  tickedPlates: ReadonlyMap<string, number>,
): PrepDish[] => {
  const dishes = new Map<string, PrepDish>();
  for (const { status, lines } of orders) {
    for (const line of lines) {
      const id =
        `${meal.serviceDate} ${meal.mealtime} ${line.dishId} ${line.dishName} ${line.mealContent ?? ''}`.trimEnd();
      dishes.set(id, withLine(dishes.get(id) ?? emptyDish(id, line), line, isToCook(status)));
    }
  }
  return withTicks([...dishes.values()], tickedPlates).sort(
    (one, other) => other.plates - one.plates || one.dishName.localeCompare(other.dishName, 'en'),
  );
};

const isToCook = (status: OrderStatus) => status === OrderStatus.PLACED || status === OrderStatus.PREPARING;

const emptyDish = (id: string, { dishId, dishName, mealContent }: OrderLineRow): PrepDish => ({
  id,
  dishId,
  dishName,
  mealContent,
  plates: 0,
  choices: [],
  platesToCook: 0,
  tickedPlates: 0,
  isTicked: false,
  allergens: [],
  diets: [],
  marks: [],
});

const withLine = (dish: PrepDish, line: OrderLineRow, isOpen: boolean): PrepDish => {
  const { quantity, allergens, addedAllergens, diet, changedDiet, marks } = line;
  return {
    ...dish,
    plates: dish.plates + quantity,
    choices: withChoices(dish.choices, line),
    platesToCook: dish.platesToCook + (isOpen ? quantity : 0),
    allergens: union(dish.allergens, [...allergens, ...addedAllergens]),
    diets: union(dish.diets, changedDiet ? [diet, changedDiet] : [diet]),
    marks: union(dish.marks, marks),
  };
};

/** Choices of one group stay together, in the order in which they were first ordered. */
const withChoices = (counted: readonly PrepChoice[], { quantity, choices }: OrderLineRow): PrepChoice[] => {
  const all = [...counted, ...choices.map(({ group, name }) => ({ group, name, portions: quantity }))];
  return [...Map.groupBy(all, ({ group }) => group).values()].flatMap(ofGroup =>
    [...Map.groupBy(ofGroup, ({ name }) => name)].map(([name, same]) => ({
      group: same[0]!.group,
      name,
      portions: same.reduce((sum, { portions }) => sum + portions, 0),
    })),
  );
};

/** A tick counts the plates of a dish under all its names. */
const withTicks = (dishes: readonly PrepDish[], tickedPlates: ReadonlyMap<string, number>): PrepDish[] =>
  dishes.map(dish => {
    const ticked = tickedPlates.get(dish.dishId) ?? 0;
    const ordered = dishes
      .filter(({ dishId }) => dishId === dish.dishId)
      .reduce((sum, { plates }) => sum + plates, 0);
    return { ...dish, tickedPlates: ticked, isTicked: ticked >= ordered };
  });
