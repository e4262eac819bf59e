import { Field, ID, InputType, Int } from 'type-graphql';
import type { Cents } from '../../core/values/money.ts';
import { EditableDish } from './editable-dish.ts';

@InputType({ description: 'Editable fields of a dish.' })
export class DishInput extends EditableDish {
  @Field(() => ID, { nullable: true, description: 'ID of the dish to change; omit it to add a new one.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version that was read; required with an ID.' })
  version?: number | null;

  @Field(() => ID, { description: 'ID of the category.' })
  categoryId!: string;

  @Field(() => Int, { description: 'Price of one plate in cents.' })
  override priceCents!: Cents;
}
