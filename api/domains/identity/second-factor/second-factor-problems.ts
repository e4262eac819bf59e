import { passkeyLimit } from '../../../../schema/rules/second-factor.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

/** For the doors that cannot ask for a second factor. */
@ProblemType('SECOND_FACTOR_NEEDED')
export class SecondFactorOnWebsite extends Problem {
  readonly code = 'SECOND_FACTOR_NEEDED';

  constructor() {
    super('This account has two-step verification. Please sign in on the website.');
  }
}

@ProblemType('CHALLENGE_EXPIRED')
export class ChallengeExpired extends Problem {
  readonly code = 'CHALLENGE_EXPIRED';

  constructor() {
    super('That took too long, or was tried too often. Please begin again.');
  }
}

@ProblemType('PASSKEY_REFUSED')
export class PasskeyRefused extends Problem {
  readonly code = 'PASSKEY_REFUSED';

  constructor() {
    super("This passkey didn't work. Try again, or choose another way.", 'passkeyResponse');
  }
}

@ProblemType('PASSKEY_NOT_FOUND')
export class PasskeyNotFound extends Problem {
  readonly code = 'PASSKEY_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this passkey. Please reload the page.", 'passkeyId');
  }
}

@ProblemType('PASSKEY_TAKEN')
export class PasskeyTaken extends Problem {
  readonly code = 'PASSKEY_TAKEN';

  constructor() {
    super('This passkey was already added.', 'response');
  }
}

@ProblemType('TOO_MANY_PASSKEYS')
export class TooManyPasskeys extends Problem {
  readonly code = 'TOO_MANY_PASSKEYS';

  constructor() {
    super(`You have ${passkeyLimit} passkeys, which is the most. Please remove one first.`);
  }
}

@ProblemType('NO_SECOND_FACTOR')
export class NoSecondFactor extends Problem {
  readonly code = 'NO_SECOND_FACTOR';

  constructor() {
    super(/*i18n*/ 'Please add a passkey or an authenticator app first.');
  }
}

@ProblemType('LAST_SECOND_FACTOR')
export class LastSecondFactor extends Problem {
  readonly code = 'LAST_SECOND_FACTOR';

  constructor() {
    super('Your account must have a second step. Please add another one before you remove this one.');
  }
}
