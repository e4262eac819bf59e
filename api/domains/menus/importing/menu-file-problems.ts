import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../../core/access/visible.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('INVALID_MENU_FILE')
export class InvalidMenuFile extends Problem {
  readonly code = 'INVALID_MENU_FILE';

  static readonly encoding =
    /*i18n*/ 'This file is not in UTF-8. Save it from your spreadsheet as "CSV UTF-8" and try again.';

  constructor(message: string) {
    super(message, 'file');
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Error in one cell of a menu file.' })
export class MenuRowError {
  @Field(() => Int, { description: 'Row number in a spreadsheet; the header is row 1.' })
  row!: number;

  @Field(() => String, { description: 'Header of the column.' })
  column!: string;

  @Field(() => String, { description: 'Error message for people.' })
  message!: string;
}

@ProblemType('MENU_ROWS_INVALID')
export class MenuRowsInvalid extends Problem {
  readonly code = 'MENU_ROWS_INVALID';

  @Field(() => [MenuRowError], { description: 'Errors by row.' })
  errors: MenuRowError[];

  constructor(errors: MenuRowError[]) {
    super(/*i18n*/ 'Some rows have errors. Fix them and upload the file again.', 'file');
    this.errors = errors;
  }
}
