import { type BaseTransportOptions, createTransport, type Transport } from '@sentry/core';
import type { Log } from '../../core/logging/log.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import { sendAndWait } from './send-and-wait.ts';

export interface TransportOptions extends BaseTransportOptions {
  headers?: Record<string, string>;
}

/** Reports that are under way; more of them are dropped. */
const bufferSize = 20;
const timeoutMilliseconds = 5000;

const headersOf = ({ headers }: TransportOptions): Record<string, string> => ({
  ...headers,
  'content-type': 'application/x-sentry-envelope',
});

/** Sends reports by HTTP, and logs when that begins to fail. `isLast` says that the process ends with the next one. */
export const errorTransport = (log: Log, isLast: () => boolean) => {
  let isFailing = false;
  const noteFailure = (reason: string | undefined) => {
    if (reason !== undefined && !isFailing)
      log.warn({ reason }, 'reporting errors (SENTRY_DSN) failed; they are in this log only');
    isFailing = reason !== undefined;
  };
  return (options: TransportOptions): Transport => {
    const post = async (body: string) => {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answer = await fetch(options.url, { method: 'POST', headers: headersOf(options), body, signal });
      await answer.body?.cancel();
      noteFailure(answer.ok || answer.status === 429 ? undefined : `status ${answer.status}`);
      return {
        statusCode: answer.status,
        headers: {
          'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
          'retry-after': answer.headers.get('retry-after'),
        },
      };
    };
    return createTransport({ ...options, bufferSize }, async ({ body: written }) => {
      const body = typeof written === 'string' ? written : new TextDecoder().decode(written);
      if (isLast()) {
        sendAndWait({ url: options.url, headers: headersOf(options), body });
        return {};
      }
      try {
        return await post(body);
      } catch (error) {
        noteFailure(reasonOf(error instanceof Error && error.cause ? error.cause : error));
        throw error;
      }
    });
  };
};
