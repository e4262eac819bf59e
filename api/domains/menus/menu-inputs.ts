import { Field, ID, InputType, Int } from 'type-graphql';
import { Allergen } from './allergen.ts';
import { Diet } from './diet.ts';

@InputType({ description: 'Everything a cook says about a dish.' })
export class DishInput {
  @Field(() => ID, { nullable: true, description: 'The dish to change; without it a new one is added.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'With an id: the version that was read.' })
  version?: number | null;

  @Field(() => ID, { description: 'The category it belongs in.' })
  categoryId!: string;

  @Field(() => String, { description: 'The name on the menu, at most 80 characters.' })
  name!: string;

  @Field(() => String, { description: 'What is in it and how it tastes, at most 400 characters.' })
  description!: string;

  @Field(() => Int, { description: 'What one plate costs, in whole cents.' })
  priceCents!: number;

  @Field(() => String, { nullable: true, description: 'How much one plate is, such as 12 oz or 3 pieces.' })
  portion?: string | null;

  @Field(() => Diet, { description: 'Who can eat it.' })
  diet!: Diet;

  @Field(() => Int, { description: 'From 0, not spicy, to 3, very hot.' })
  spiceLevel!: number;

  @Field(() => [Allergen], {
    nullable: true,
    description: 'What it contains; an empty list says none of them, null that this is not answered yet.',
  })
  allergens?: Allergen[] | null;

  @Field(() => Boolean, { description: 'Whether it is on sale; only once allergens are answered.' })
  isAvailable!: boolean;
}
