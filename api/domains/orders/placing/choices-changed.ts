import { Field, ID, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Line of a cart whose choices do not fit its dish.' })
export class LineToChoose {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => [ID], { description: 'IDs of the choices that the cart has for it.' })
  choiceIds!: readonly string[];

  @Field(() => [String], {
    description:
      'Names of the groups of which too few or too many are chosen; empty when others were chosen.',
  })
  groups!: string[];
}

@ProblemType('CHOICES_CHANGED')
export class ChoicesChanged extends Problem {
  readonly code = 'CHOICES_CHANGED';

  @Field(() => [LineToChoose], { description: 'Lines of the cart to choose again.' })
  lines: LineToChoose[];

  constructor(lines: readonly (LineToChoose & { name: string })[]) {
    const dishes = lines.map(({ name, groups }) =>
      groups.length > 0 ? `${name} (${groups.join(', ')})` : `${name} (a choice is no longer offered)`,
    );
    super(`Please choose again for ${dishes.join(', ')}.`, 'lines');
    this.lines = lines.map(({ dishId, choiceIds, groups }) => ({ dishId, choiceIds, groups }));
  }
}
