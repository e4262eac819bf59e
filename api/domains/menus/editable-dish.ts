import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import * as z from 'zod/mini';
import { mealtimes } from '../../../schema/constants.ts';
import { type DishFacts, dishFacts } from '../../../schema/rules/menu.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import type { Cents } from '../../core/values/money.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import { DishMark, storedMarks } from './dish-mark.ts';
import { OptionGroup, storedGroups } from './options/option-group.ts';

/**
 * What a cook says about a dish: columns of its table, fields for customers and fields of the input. The rules for
 * their values are in schema/rules/menu.ts; a fact that is missing in either does not compile.
 */
@Visible(anyone)
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class EditableDish implements DishFacts {
  @Field(() => String, { description: 'Name on the menu, at most 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Description for customers, at most 400 characters.' })
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'int', check: 'price_cents >= 1 and price_cents <= 100000' })
  priceCents!: Cents;

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'Portion size, such as 12 oz or 3 pieces; null if not given.',
  })
  @Property({ type: 'text', nullable: true })
  portion!: string | null;

  @Field(() => Diet, { description: 'Diet mark.' })
  @Enum({ items: () => Diet, type: 'text' })
  diet!: Diet;

  @Field(() => Int, { description: 'Spice level from 0, not spicy, to 3, very hot.' })
  @Property({ type: 'smallint', check: 'spice_level >= 0 and spice_level <= 3' })
  spiceLevel!: number;

  @Field(() => [Allergen], {
    nullable: true,
    defaultValue: null,
    description:
      'Allergens in the dish; an empty list for none of them. Null until the cook gives them: only the cook sees such a dish, and it is not on sale.',
  })
  @Property({ type: 'text[]', nullable: true })
  allergens!: Allergen[] | null;

  @Field(() => [DishMark], { description: 'Promises of the cook, such as that it is Jain.' })
  @Property({ type: 'text[]', default: [] })
  marks!: DishMark[];

  @Field(() => [Mealtime], { description: 'Meals for which it is cooked, at least one.' })
  @Property({ type: 'text[]', default: [...mealtimes], check: 'cardinality(mealtimes) > 0' })
  mealtimes!: Mealtime[];

  @Field(() => [Int], {
    description: 'Weekdays on which it is cooked, from 0, Sunday, to 6, Saturday; at least one.',
  })
  @Property({ type: 'smallint[]', default: [0, 1, 2, 3, 4, 5, 6], check: 'cardinality(weekdays) > 0' })
  weekdays!: number[];

  @Field(() => Int, {
    description: "Number of the kitchen's plates that one portion takes: 1, or 4 for a family pot for four.",
  })
  @Property({ type: 'smallint', default: 1, check: 'plates >= 1 and plates <= 20' })
  plates!: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: null,
    description: "Most portions sold for one meal; null when the kitchen's plates alone limit them.",
  })
  @Property({ type: 'smallint', nullable: true, check: 'portion_limit >= 1 and portion_limit <= 100' })
  portionLimit!: number | null;

  @Field(() => [OptionGroup], {
    complexity: storedWithRow,
    description: 'Groups of choices that customers have, such as bread; at most 8, and none for most dishes.',
  })
  @Property({ type: 'json', default: '[]' })
  optionGroups!: OptionGroup[];

  @Field(() => Boolean, {
    description:
      'Whether it is a tiffin of the day: what is in it differs from meal to meal (MealMenu.contents), while its price, diet, marks and all allergens that may be in it stay.',
  })
  @Property({ type: 'boolean', default: false })
  isTiffinOfTheDay!: boolean;

  @Field(() => Boolean, { description: 'Whether it is on sale; requires allergens.' })
  @Property({ type: 'boolean', default: true })
  isAvailable!: boolean;
}

export const dishFactNames = z.keyof(dishFacts).options;

/** The facts of a dish as they are stored. */
export type StoredFacts = Pick<EditableDish, (typeof dishFactNames)[number]>;

export const storedFacts = (facts: DishFacts): StoredFacts => ({
  ...facts,
  portion: facts.portion || null,
  portionLimit: facts.portionLimit ?? null,
  allergens: facts.allergens ? [...new Set(facts.allergens)] : null,
  marks: storedMarks(facts.marks),
  mealtimes: mealtimes.filter(mealtime => facts.mealtimes.includes(mealtime)),
  weekdays: [...new Set(facts.weekdays)].sort(),
  optionGroups: storedGroups(facts.optionGroups),
});
