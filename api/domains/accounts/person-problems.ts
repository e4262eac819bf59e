import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, implements: Problem, description: 'No person has this id.' })
export class PersonNotFound extends Problem {
  constructor() {
    super("We couldn't find this person.", 'personId');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Admins may not disable themselves, nor the last admin.',
})
export class MustStay extends Problem {
  static readonly yourself = 'You cannot disable your own account.';
  static readonly lastAdmin = 'This is the last admin, so the account cannot be disabled.';

  constructor(message: string) {
    super(message, 'personId');
  }
}
