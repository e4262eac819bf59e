import { Field, ID, InputType } from 'type-graphql';
import { MealWindowInput } from '../../suppliers/searching/supplier-inputs.ts';
import { MealContent } from './meal-content.ts';

@InputType({ description: 'Menu for one or more meals.' })
export class MealMenuInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the dishes cooked for these meals, at most 100; an empty list when nothing is cooked. Null for the usual dishes.',
  })
  dishIds?: string[] | null;

  @Field(() => [MealContent], {
    description:
      'Contents of those of its dishes that are a tiffin of the day, each at most once; without those not written yet.',
  })
  contents!: MealContent[];

  @Field(() => [MealWindowInput], { description: 'Meals, each of which is in one menu only.' })
  meals!: MealWindowInput[];
}
