/** Errors that are thrown; doors/graphql/errors.ts and doors/http/failures.ts map them to responses. */

export class NotSignedIn extends Error {
  constructor() {
    super('Please sign in first.');
  }
}

export class NotAllowed extends Error {
  constructor() {
    super('You are not allowed to do this.');
  }
}

/** Input that none of our forms sends: a malformed id, date or cursor. */
export class MalformedInput extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The database is unavailable or too slow; retrying later may help. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The service is briefly unavailable. Please try again in a moment.', { cause });
  }
}

/** The file store is unavailable, full or too slow; retrying later may help. */
export class StorageUnavailable extends Error {
  constructor(cause?: unknown) {
    super('Files cannot be stored or read right now. Please try again in a few minutes.', { cause });
  }
}
