/** The HTTP status of each code of a thrown error. Refusals that are returned have schema/problem-codes.ts. */
export const failureStatuses = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  VIEW_ONLY: 403,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** An error that is thrown and that clients may see; doors/http/known-failure.ts recognizes them. */
export abstract class Failure extends Error {
  abstract readonly code: keyof typeof failureStatuses;
  /** Input field that the failure is about, if it is about one. */
  readonly field?: string;
}

export class NotSignedIn extends Failure {
  readonly code = 'UNAUTHENTICATED';

  /** `sentToken`: whether the request has a token, which is not known. */
  constructor(sentToken = false) {
    super(
      sentToken
        ? 'The token of this request is not known here, or not valid any more. Check that it is complete, or create another one.'
        : 'Please sign in first.',
    );
  }
}

export class NotAllowed extends Failure {
  readonly code = 'FORBIDDEN';

  constructor() {
    super('You are not allowed to do this.');
  }
}

/** An API token without the scope that this needs. */
export class ScopeMissing extends Failure {
  readonly code = 'FORBIDDEN';

  constructor(scope: string) {
    super(`This API token does not have the scope ${scope}.`);
  }
}

/** Something that people do themselves, and programs with an API token may not. */
export class NotForTokens extends Failure {
  readonly code = 'FORBIDDEN';

  constructor() {
    super('API tokens may not do this. Please sign in.');
  }
}

/** The account must have a second factor and has none; until then its session sets one up and nothing else. */
export class SecondFactorRequired extends Failure {
  readonly code = 'SECOND_FACTOR_REQUIRED';

  constructor() {
    super('Please add a second step to your sign-in first, on the screen Sign-in & security.');
  }
}

/** A change by a staff member who sees the product as someone else. */
export class ViewOnly extends Failure {
  readonly code = 'VIEW_ONLY';

  constructor() {
    super('You are viewing as someone else, so nothing can be changed. Stop viewing first.');
  }
}

/** Input that none of our forms sends: a malformed id, date or cursor. */
export class MalformedInput extends Failure {
  readonly code = 'BAD_USER_INPUT';

  constructor(
    message: string,
    override readonly field?: string,
  ) {
    super(message);
  }
}

/** The database is unavailable or too slow; retrying later may help. */
export class DatabaseUnavailable extends Failure {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor(cause?: unknown) {
    super('The service is briefly unavailable. Please try again in a moment.', { cause });
  }
}

/** A client closed the connection, or gave the operation up, while it waited for its turn. */
export class ClientLeft extends Failure {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor() {
    super('The client left before this request ran.');
  }
}

/** More requests of a caller wait for their turn than may. */
export class TooManyWaiting extends Failure {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor() {
    super('Too many of your requests are waiting. Send fewer at the same time.');
  }
}

/** A change that a list of changes must not pass over is not committed yet; retrying later helps. */
export class ChangesNotSaved extends Failure {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor() {
    super('A change is still being saved. Please ask again in a few seconds, with the same values.');
  }
}

/** The file store is unavailable, full or too slow; retrying later may help. */
export class StorageUnavailable extends Failure {
  readonly code = 'SERVICE_UNAVAILABLE';

  constructor(cause?: unknown) {
    super('Files cannot be stored or read right now. Please try again in a few minutes.', { cause });
  }
}
