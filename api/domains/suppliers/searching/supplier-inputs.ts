import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { Coordinates } from '../../cities/coordinates.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { DietaryNeed } from '../dietary-need.ts';

export const SupplierSort = enumType('SupplierSort', 'Sort order of a list of kitchens.', {
  RATING: 'Best rated first.',
  DISTANCE: 'Nearest first; requires near.',
  NAME: 'Name, A to Z.',
});
export type SupplierSort = keyof typeof SupplierSort;

@InputType({ description: 'Mealtime on a day.' })
export class MealWindowInput {
  @Field(() => LocalDate, { description: 'Service date of the meal.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Mealtime of that day.' })
  mealtime!: Mealtime;
}

@InputType({
  description: 'Filter for kitchens. Omitted fields do not filter. Texts have at most 100 characters.',
})
export class SupplierFilter {
  @Field(() => ID, { nullable: true, description: 'ID of the city.' })
  cityId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the city, case-insensitive.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Two-letter state code.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words in the name of the kitchen, its cuisine or a dish.',
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'Cuisine, such as Bengali.' })
  cuisineType?: string | null;

  @Field(() => Float, { nullable: true, description: 'Minimum rating, 0 to 5.' })
  minimumRating?: number | null;

  @Field(() => DietaryNeed, { nullable: true, description: 'Diet that the menu has to suit.' })
  dietaryNeed?: DietaryNeed | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price in cents that at least half of the dishes on sale stay below.',
  })
  priceUnderCents?: number | null;

  @Field(() => Coordinates, { nullable: true, description: 'Location that the kitchens deliver to.' })
  deliversTo?: Coordinates | null;

  @Field(() => MealWindowInput, {
    nullable: true,
    description: 'Meal for which the kitchens cook a dish and have plates left.',
  })
  openFor?: MealWindowInput | null;
}
