import { ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'An account with this email address already exists.',
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
  description: 'The email address or the password is wrong.',
})
export class WrongCredentials extends Problem {
  constructor(message = 'Invalid email or password.', field: string | null = null) {
    super(message, field);
  }
}

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The email with the code could not be sent.',
})
export class CodeNotSent extends Problem {
  constructor() {
    super("We couldn't send your code. Please try again in a few minutes.");
  }
}
