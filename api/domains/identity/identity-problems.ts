import { Role } from '../../core/access/role.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('EMAIL_TAKEN')
export class EmailTaken extends Problem {
  readonly code = 'EMAIL_TAKEN';

  constructor() {
    super('An account with this email already exists. Please sign in instead.', 'email');
  }
}

@ProblemType('WRONG_CREDENTIALS')
export class WrongCredentials extends Problem {
  readonly code = 'WRONG_CREDENTIALS';

  constructor(message = 'Invalid email or password.', field: string | null = null) {
    super(message, field);
  }
}

@ProblemType('CODE_NOT_SENT')
export class CodeNotSent extends Problem {
  readonly code = 'CODE_NOT_SENT';

  constructor() {
    super("We couldn't send your code. Please try again in a few minutes.");
  }
}

@ProblemType('WRONG_CODE')
export class WrongCode extends Problem {
  readonly code = 'WRONG_CODE';

  constructor() {
    super('This code is incorrect or has expired. Check it, or ask for a new one.', 'code');
  }
}

const whyNoReset: Record<Exclude<Role, 'CUSTOMER'>, string> = {
  [Role.ADMIN]:
    "An administrator's password can't be reset by email. Ask the person who runs the server to set a new one.",
  [Role.SUPPLIER]:
    'Kitchens have no password. Sign in as a kitchen with your EIN and email, or with this code.',
};

@ProblemType('RESET_UNAVAILABLE')
export class ResetUnavailable extends Problem {
  readonly code = 'RESET_UNAVAILABLE';

  constructor(role: keyof typeof whyNoReset) {
    super(whyNoReset[role]);
  }
}
