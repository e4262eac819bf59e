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
  static readonly ownFactors =
    'You cannot remove your own two-step verification here. Use Sign-in & security, or ask another admin.';
  static readonly ownRole = 'You cannot change your own role. Ask another owner to change it.';
  static readonly ownPassword =
    'You cannot send this link to yourself. Change your password under Sign-in & security, or ask another owner.';
  static readonly lastOwner =
    'This is the last owner. Make someone else an owner first, so that staff can still be managed.';

  constructor(message: string) {
    super(message, 'personId');
  }
}
