import { Field, Int, ObjectType } from 'type-graphql';
import { Problem } from '../../../core/problem.ts';
import { anyone, Visible } from '../../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The file as a whole cannot be read.',
})
export class InvalidMenuFile extends Problem {
  static readonly encoding =
    'This file is not written in UTF-8. Save it from your spreadsheet as "CSV UTF-8" and try again.';

  constructor(message: string) {
    super(message, 'file');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'What is wrong with one cell of a menu file.' })
export class MenuRowError {
  @Field(() => Int, { description: 'The row as a spreadsheet counts it; the heading is row 1.' })
  row!: number;

  @Field(() => String, { description: 'The column by its heading.' })
  column!: string;

  @Field(() => String, { description: 'What is wrong, in plain words.' })
  message!: string;
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Some rows of the file do not follow the rules, so nothing was stored.',
})
export class MenuRowsInvalid extends Problem {
  @Field(() => [MenuRowError], { description: 'What is wrong, in the order of the rows.' })
  errors: MenuRowError[];

  constructor(errors: MenuRowError[]) {
    super('Some rows need a look before this file can be taken over.', 'file');
    this.errors = errors;
  }
}
