import ky, { HTTPError, type KyInstance } from 'ky';
import { dataOf, unanswered } from './answer.ts';
import type { checkedSettings } from './settings.ts';

export interface Posted {
  query: string;
  variables: unknown;
  isSafeToRepeat: boolean;
  signal: AbortSignal | undefined;
}

/** Status of a request that was refused before anything was done. */
const tooManyRequests = 429;
const temporary = [tooManyRequests, 500, 502, 503, 504];
/** What asks for more is not waited for: a program does not sleep for hours. */
const longestWaitSeconds = 5 * 60;

/** Reads the body too, so that the time limit of an attempt includes it. */
const fetchWhole: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  const { status, headers } = response;
  return new Response((await response.text()) || null, { status, headers });
};

/** Sends operations; again after what Retry-After says, or after 1, 2, 4 ... 30 seconds less a random part. */
export class Post {
  readonly #http: KyInstance;

  constructor({ origin, token, attempts, timeoutSeconds }: ReturnType<typeof checkedSettings>) {
    this.#http = ky.create({
      prefixUrl: origin,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      timeout: timeoutSeconds * 1000,
      throwHttpErrors: status => temporary.includes(status),
      // The marketplace sends none to others; a token and what was asked go nowhere else.
      redirect: 'error',
      fetch: fetchWhole,
      retry: {
        limit: attempts - 1,
        methods: ['post'],
        statusCodes: temporary,
        afterStatusCodes: [tooManyRequests, 503],
        retryOnTimeout: true,
        backoffLimit: 30_000,
        delay: attempt => 1000 * 2 ** (attempt - 1),
        jitter: delay => delay * (0.5 + Math.random() / 2),
      },
    });
  }

  /** Resolves with the data; throws a `TiffinError` if there is none, or errors beside it. */
  async send({ query, variables, isSafeToRepeat, signal }: Posted): Promise<unknown> {
    const retry = {
      shouldRetry: ({ error }: { error: Error }) =>
        (isSafeToRepeat || wasRefused(error)) && isWorthWaiting(error) ? undefined : false,
    };
    const response = await this.#http
      .post('graphql', { json: { query, variables }, signal: signal ?? null, retry })
      .catch((error: unknown) => responseOf(error, signal));
    return dataOf(response);
  }
}

const wasRefused = (error: Error): boolean =>
  error instanceof HTTPError && error.response.status === tooManyRequests;

const isWorthWaiting = (error: Error): boolean => {
  const retryAfter = error instanceof HTTPError && error.response.headers.get('retry-after');
  return !retryAfter || Number(retryAfter) <= longestWaitSeconds;
};

/** The response of the last attempt; what was aborted stays an abort. */
const responseOf = (error: unknown, signal: AbortSignal | undefined): Response => {
  if (error instanceof HTTPError) return error.response;
  if (signal?.aborted) throw signal.reason;
  throw unanswered(error);
};
