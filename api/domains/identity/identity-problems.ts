import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problem.ts';
import { anyone, Visible } from '../../core/visible.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'There is an account with this email address already.',
})
export class EmailTaken extends Problem {
  constructor() {
    super('An account with this email already exists. Please sign in instead.', 'email');
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'Email address and password do not belong together.',
})
export class WrongCredentials extends Problem {
  constructor(message = 'Invalid email or password.', field: string | null = null) {
    super(message, field);
  }
}
