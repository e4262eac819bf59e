import { Field, ID, InputType, Int } from 'type-graphql';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';

@InputType({ description: 'All editable fields of a dish.' })
export class DishInput {
  @Field(() => ID, { nullable: true, description: 'ID of the dish to change; omit it to add a new one.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version that was read; required with an ID.' })
  version?: number | null;

  @Field(() => ID, { description: 'ID of the category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Name on the menu, at most 80 characters.' })
  name!: string;

  @Field(() => String, { description: 'Description for customers, at most 400 characters.' })
  description!: string;

  @Field(() => Int, { description: 'Price of one plate in cents.' })
  priceCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Portion size, such as 12 oz or 3 pieces; null if not given.',
  })
  portion?: string | null;

  @Field(() => Diet, { description: 'Diet mark.' })
  diet!: Diet;

  @Field(() => Int, { description: 'Spice level from 0, not spicy, to 3, very hot.' })
  spiceLevel!: number;

  @Field(() => [Allergen], {
    nullable: true,
    description: 'Allergens; an empty list for none, null when not given yet.',
  })
  allergens?: Allergen[] | null;

  @Field(() => Boolean, { description: 'Whether it is on sale; requires allergens.' })
  isAvailable!: boolean;
}
