/** One of the errors of a GraphQL response. */
export interface GraphQLFailure {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; requestId?: string; [fact: string]: unknown };
}

interface Facts extends ErrorOptions {
  code: string;
  status: number | undefined;
  requestId: string | undefined;
  errors?: GraphQLFailure[];
  data?: unknown;
}

/** The marketplace refused a request or did not answer it. Expected refusals are no errors but members of result unions. */
export class TiffinError extends Error {
  override readonly name = 'TiffinError';
  /** `extensions.code` of the first error, such as `FORBIDDEN`; `UNKNOWN` if it has none, `NO_ANSWER` if there was no response. */
  readonly code: string;
  /** Status of the response; undefined if there was none. */
  readonly status: number | undefined;
  /** What to quote when asking the marketplace about it; undefined if there was no response. */
  readonly requestId: string | undefined;
  /** All errors of the response. */
  readonly errors: readonly GraphQLFailure[];
  /** What the response has besides the errors, since an error of one field leaves the others. */
  readonly data: unknown;

  constructor(message: string, { code, status, requestId, errors = [], data, cause }: Facts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.errors = errors;
    this.data = data;
  }
}
