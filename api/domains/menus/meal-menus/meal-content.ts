import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Content of a tiffin of the day for one meal.' })
@InputType('MealContentInput', { description: 'Content of a tiffin of the day for one meal.' })
export class MealContent {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, {
    description: 'Words of the cook, such as Dal makhani, jeera rice, 3 roti; at most 200 characters.',
  })
  text!: string;
}
