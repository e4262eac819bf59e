import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Short enough for a log line, and of characters that cannot break out of one. */
const usable = /^[\w-]{8,64}$/;

/** The id of a request in responses and logs: the client's own in `X-Request-Id`, or a random one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
};
