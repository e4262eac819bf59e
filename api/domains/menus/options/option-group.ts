import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { OptionGroups } from '../../../../schema/rules/options.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Allergen } from '../allergen.ts';
import { Diet } from '../diet.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'One of the choices of a dish.' })
@InputType('OptionChoiceInput', { description: 'One of the choices of a dish.' })
export class OptionChoice {
  @Field(() => ID, { description: 'UUID of the choice; a new choice comes with a new one.' })
  id!: string;

  @Field(() => String, { description: 'Name of the choice, at most 60 characters.' })
  name!: string;

  @Field(() => Int, { description: 'Cents that it adds to the price of a portion, from 0 to 10000.' })
  priceCents!: number;

  @Field(() => [Allergen], {
    description: 'Allergens that it adds to those of the dish; an empty list for none.',
  })
  allergens!: Allergen[];

  @Field(() => Diet, {
    nullable: true,
    defaultValue: null,
    description: 'Diet of the choice, where it is less strict than that of the dish; null when it is not.',
  })
  diet!: Diet | null;
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Something that customers choose about a dish.' })
@InputType('OptionGroupInput', { description: 'Something that customers choose about a dish.' })
export class OptionGroup {
  @Field(() => ID, { description: 'UUID of the group; a new group comes with a new one.' })
  id!: string;

  @Field(() => String, { description: 'Name of what is chosen, such as Bread; at most 60 characters.' })
  name!: string;

  @Field(() => Int, { description: 'Fewest choices, from 0, when it may be left out, to 10.' })
  least!: number;

  @Field(() => Int, { description: 'Most choices, from 1 to 10.' })
  most!: number;

  @Field(() => [OptionChoice], {
    description: 'Choices, 1 to 20; each can be chosen once.',
  })
  choices!: OptionChoice[];
}

/** Groups as they are stored: with the same fields for the same group, so that equal ones are equal. */
export const storedGroups = (groups: OptionGroups): OptionGroup[] =>
  groups.map(({ id, name, least, most, choices }) => ({
    id,
    name,
    least,
    most,
    choices: choices.map(choice => ({
      id: choice.id,
      name: choice.name,
      priceCents: choice.priceCents,
      allergens: [...new Set(choice.allergens)],
      diet: choice.diet ?? null,
    })),
  }));
