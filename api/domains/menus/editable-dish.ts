import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import * as z from 'zod/mini';
import { type DishFacts, dishFacts } from '../../../schema/rules/menu.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import type { Cents } from '../../core/values/money.ts';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';
import { DishMark, storedMarks } from './dish-mark.ts';

/**
 * What a cook says about a dish: columns of its table, fields for customers and fields of the input. The rules for
 * their values are in schema/rules/menu.ts; a fact that is missing in either does not compile.
 */
@Visible(anyone)
@ObjectType()
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
  allergens: facts.allergens ? [...new Set(facts.allergens)] : null,
  marks: storedMarks(facts.marks),
});
