import { Field, ID, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Allergen } from '../menus/allergen.ts';
import { Diet } from '../menus/diet.ts';

/** What was chosen about a dish, as it was then. The statement that places orders writes it (`chosen_options`). */
@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Choice of a customer about a dish.' })
export class OrderedChoice {
  @Field(() => ID, { description: 'ID of the choice, which the dish may no longer have.' })
  id!: string;

  @Field(() => String, { description: 'Name of its group, such as Bread.' })
  group!: string;

  @Field(() => String, { description: 'Name of the choice.' })
  name!: string;

  @Field(() => Int, { description: 'Cents that it adds to the price of a portion; the price includes them.' })
  priceCents!: number;

  @Field(() => [Allergen], { description: 'Allergens that it adds; those of the line include them.' })
  allergens!: Allergen[];

  @Field(() => Diet, {
    nullable: true,
    description: 'Diet of the choice, which that of the line includes; null when it suits every dish.',
  })
  diet!: Diet | null;
}
