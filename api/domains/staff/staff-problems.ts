import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('ALREADY_STAFF')
export class AlreadyStaff extends Problem {
  readonly code = 'ALREADY_STAFF';

  constructor() {
    super(
      'This address already belongs to a staff member. Change their role or enable them instead.',
      'email',
    );
  }
}

@ProblemType('INVITATION_OVER')
export class InvitationOver extends Problem {
  readonly code = 'INVITATION_OVER';

  constructor() {
    super('This invitation is no longer valid. Ask the person who invited you to send a new one.');
  }
}

@ProblemType('INVITATION_NOT_FOUND')
export class InvitationNotFound extends Problem {
  readonly code = 'INVITATION_NOT_FOUND';

  constructor() {
    super('This invitation is no longer open: it was accepted, withdrawn or has expired.');
  }
}

@ProblemType('INVITATION_NOT_SENT')
export class InvitationNotSent extends Problem {
  readonly code = 'INVITATION_NOT_SENT';

  constructor() {
    super("The invitation is open, but we couldn't send its email. Send it again in a few minutes.");
  }
}
