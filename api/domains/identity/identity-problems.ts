import { Field } from 'type-graphql';
import { Role } from '../../core/access/role.ts';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('EMAIL_TAKEN')
export class EmailTaken extends Problem {
  readonly code = 'EMAIL_TAKEN';

  constructor() {
    super('An account with this email already exists. Please sign in instead.', 'email');
  }
}

@ProblemType('ADDRESS_IN_USE')
export class AddressInUse extends Problem {
  readonly code = 'ADDRESS_IN_USE';

  static readonly inviting =
    'This address belongs to a customer or a kitchen. Invite another one, or ask them to change the email of that account first.';
  static readonly joining =
    'You have a customer or kitchen account with this address. Sign in there, change its email, then open this link again.';
  static readonly enabling =
    'Staff share an address with no other account, and another account uses this one now. Change its email or disable it first.';

  constructor(message: string) {
    super(message, 'email');
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

  constructor(message = /*i18n*/ "We couldn't send your code. Please try again in a few minutes.") {
    super(message);
  }
}

@ProblemType('EMAIL_NOT_PROVEN')
export class EmailNotProven extends Problem {
  readonly code = 'EMAIL_NOT_PROVEN';

  static readonly order =
    'You have an unpaid order. Please confirm your email before you order again: open the link we sent you, or ask for a new one.';
  static readonly tiffinPlan =
    /*i18n*/ 'Please confirm your email before you start a tiffin plan: open the link we sent you, or ask for a new one.';
  static readonly tiffinWait =
    /*i18n*/ 'Please confirm your email before you join a waiting list: open the link we sent you, or ask for a new one.';
  static readonly secondFactor =
    'Please confirm your email before you add a second step: open the link we sent you, or ask for a new one.';
}

@ProblemType('EMAIL_LINK_INVALID')
export class EmailLinkInvalid extends Problem {
  readonly code = 'EMAIL_LINK_INVALID';

  @Field(() => Boolean, { description: 'Whether it was used before.' })
  isUsed: boolean;

  constructor(isUsed = false) {
    const message = isUsed
      ? /*i18n*/ 'This link was already used.'
      : /*i18n*/ 'This link does not work any more. Links work once, for 3 days.';
    super(message, 'token');
    this.isUsed = isUsed;
  }
}

@ProblemType('WRONG_CODE')
export class WrongCode extends Problem {
  readonly code = 'WRONG_CODE';

  constructor(field = 'code') {
    super('This code is incorrect or has expired. Check it, or ask for a new one.', field);
  }
}

@ProblemType('SESSION_NOT_FOUND')
export class SessionNotFound extends Problem {
  readonly code = 'SESSION_NOT_FOUND';

  constructor() {
    super(/*i18n*/ 'This session has already ended.');
  }
}

const whyNoReset: Record<Exclude<Role, 'CUSTOMER'>, string> = {
  [Role.ADMIN]:
    "An administrator's password can't be reset by email. Ask an owner for a link to set a new one, or the person who runs the server.",
  [Role.SUPPLIER]:
    /*i18n*/ 'Kitchens have no password. Sign in as a kitchen with your EIN and email, or with this code.',
};

@ProblemType('RESET_UNAVAILABLE')
export class ResetUnavailable extends Problem {
  readonly code = 'RESET_UNAVAILABLE';

  constructor(role: keyof typeof whyNoReset) {
    super(whyNoReset[role]);
  }
}

@ProblemType('FRESH_PROOF_NEEDED')
export class FreshProofNeeded extends Problem {
  readonly code = 'FRESH_PROOF_NEEDED';

  constructor() {
    super("Please confirm that it's you, then try again.");
  }
}
