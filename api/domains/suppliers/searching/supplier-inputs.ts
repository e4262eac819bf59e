import { Field, Float, ID, InputType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import { LocalDate } from '../../../core/scalars.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

export const SupplierSort = enumType('SupplierSort', 'The order of a list of kitchens.', {
  RATING: 'The best rated first.',
  DISTANCE: 'The nearest first; needs near.',
  NAME: 'From A to Z.',
});
export type SupplierSort = keyof typeof SupplierSort;

@InputType({ description: 'The meal of a day.' })
export class MealWindowInput {
  @Field(() => LocalDate, { description: 'The day it is eaten.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'The meal of that day.' })
  mealtime!: Mealtime;
}

@InputType({
  description: 'Which kitchens to list. What is left out does not matter. Texts have at most 100 characters.',
})
export class SupplierFilter {
  @Field(() => ID, { nullable: true, description: 'In this city.' })
  cityId?: string | null;

  @Field(() => String, { nullable: true, description: 'In the city of this name, whatever its case.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'In this state, by its two letters.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words in the name of the kitchen, cuisine or a dish.',
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this cuisine, such as Bengali.' })
  cuisineType?: string | null;

  @Field(() => Float, { nullable: true, description: 'Rated at least this, 0 to 5.' })
  minimumRating?: number | null;

  @Field(() => MealWindowInput, { nullable: true, description: 'With plates left for this meal.' })
  openFor?: MealWindowInput | null;
}
