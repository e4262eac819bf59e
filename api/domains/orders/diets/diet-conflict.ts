import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { storedWithRow } from '../../../core/graphql/list-cost.ts';
import { DietNeed } from '../../households/diet-need.ts';
import { Allergen } from '../../menus/allergen.ts';
import { Diet } from '../../menus/diet.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Person who never eats a dish, and why.' })
export class DietConflictPerson {
  @Field(() => ID, { description: 'ID of the person in the household.' })
  personId!: string;

  @Field(() => String, { description: 'First name.' })
  name!: string;

  @Field(() => [Allergen], {
    complexity: storedWithRow,
    description: 'Allergens of the dish with its choices that the person never eats.',
  })
  allergens!: readonly Allergen[];

  @Field(() => Diet, {
    nullable: true,
    description: 'Diet of the person, where the dish with its choices is less strict; null when it suits.',
  })
  diet!: Diet | null;

  @Field(() => [DietNeed], {
    complexity: storedWithRow,
    description: 'Promises about a dish that the person needs and the cook does not give.',
  })
  needs!: readonly DietNeed[];
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Line of a cart with a dish that someone in the household never eats.',
})
export class DietConflict {
  @Field(() => ID, {
    description:
      'Opaque ID, to accept it in an order. It changes with what the dish contains and with the people it is not for.',
  })
  id!: string;

  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish.' })
  dishName!: string;

  @Field(() => [ID], {
    complexity: storedWithRow,
    description: 'IDs of the choices that the line was asked with.',
  })
  choiceIds!: readonly string[];

  @Field(() => [DietConflictPerson], {
    complexity: storedWithRow,
    description: 'People who never eat it, in the order of the household.',
  })
  people!: readonly DietConflictPerson[];
}
