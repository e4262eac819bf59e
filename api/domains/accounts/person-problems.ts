import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('PERSON_NOT_FOUND')
export class PersonNotFound extends Problem {
  readonly code = 'PERSON_NOT_FOUND';

  constructor() {
    super("We couldn't find this person.", 'personId');
  }
}

@ProblemType('MUST_STAY')
export class MustStay extends Problem {
  readonly code = 'MUST_STAY';

  static readonly yourself = 'You cannot disable your own account.';
  static readonly lastAdmin = 'This is the last admin, so the account cannot be disabled.';

  constructor(message: string) {
    super(message, 'personId');
  }
}
