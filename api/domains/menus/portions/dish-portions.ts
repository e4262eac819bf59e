import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'Portions left of a dish for one meal; only of dishes that are limited, alone or with their category.',
})
export class DishPortions {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => Int, { description: 'Number of portions that can still be ordered; never negative.' })
  portionsLeft!: number;
}
