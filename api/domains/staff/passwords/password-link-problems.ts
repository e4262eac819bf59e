import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('PASSWORD_LINK_OVER')
export class PasswordLinkOver extends Problem {
  readonly code = 'PASSWORD_LINK_OVER';

  constructor() {
    super('This link is no longer valid. Ask an owner to send you a new one.');
  }
}

@ProblemType('PASSWORD_LINK_NOT_SENT')
export class PasswordLinkNotSent extends Problem {
  readonly code = 'PASSWORD_LINK_NOT_SENT';

  constructor() {
    super("We couldn't send the email with the link. Send it again in a few minutes.");
  }
}
