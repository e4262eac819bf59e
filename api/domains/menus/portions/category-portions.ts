import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description:
    'Portions left of all dishes of a category together for one meal; only of categories that are limited.',
})
export class CategoryPortions {
  @Field(() => ID, { description: 'ID of the category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Name of the category on the menu.' })
  name!: string;

  @Field(() => Int, { description: 'Number of portions that can still be ordered; never negative.' })
  portionsLeft!: number;
}
