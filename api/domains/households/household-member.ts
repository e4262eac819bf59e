import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { storedWithRow } from '../../core/graphql/list-cost.ts';
import { Allergen } from '../menus/allergen.ts';
import { Diet } from '../menus/diet.ts';
import { DietNeed } from './diet-need.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Person of a household, and what they do not eat.' })
@InputType('HouseholdMemberInput', { description: 'Person of a household, and what they do not eat.' })
export class HouseholdMember {
  @Field(() => ID, { description: 'UUID of the person; a new person comes with a new one.' })
  id!: string;

  @Field(() => String, { description: 'First name, at most 40 characters.' })
  name!: string;

  @Field(() => [Allergen], {
    complexity: storedWithRow,
    description: 'Allergens that the person never eats; an order with one of them is asked about.',
  })
  never!: Allergen[];

  @Field(() => [Allergen], {
    complexity: storedWithRow,
    description: 'Allergens that the person only dislikes.',
  })
  dislikes!: Allergen[];

  @Field(() => Diet, {
    nullable: true,
    defaultValue: null,
    description: 'Least strict diet that the person eats; null when they eat all of them.',
  })
  diet!: Diet | null;

  @Field(() => [DietNeed], {
    complexity: storedWithRow,
    description: 'Promises about a dish without which the person does not eat it.',
  })
  needs!: DietNeed[];
}
