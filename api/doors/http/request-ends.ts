import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientLeftStatus } from './client-left.ts';

/** How a request ended. */
export interface RequestEnd {
  /** As `statusAtEnd`. */
  status: number;
  milliseconds: number;
}

/**
 * Status of an answer whose connection has closed. Where that was before all of it was sent, the server refused what its client
 * was still sending, or else, at 499, nearly always the client left.
 */
export const statusAtEnd = (response: ServerResponse): number =>
  response.writableFinished
    ? response.statusCode
    : (statusOfBrokenRequest(response.req.socket.errored) ?? clientLeftStatus);

/** What Fastify writes to the connection itself, past the answer, when the rest of a request is too slow or is no HTTP. */
const statusOfBrokenRequest = (error: NodeJS.ErrnoException | null): number | undefined => {
  const code = error?.code ?? '';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  // By this one the client left in the middle of it.
  if (code === 'HPE_INVALID_EOF_STATE') return undefined;
  return code.startsWith('HPE_') ? 400 : undefined;
};

/**
 * Reports the end of each request once. Fastify's `onResponse` does not come where the client leaves, so requests that took too long
 * for their clients would be missing.
 */
export const onRequestEnd = (
  app: FastifyInstance,
  report: (request: FastifyRequest, end: RequestEnd) => void,
): void => {
  app.addHook('onRequest', (request, { raw }, done) => {
    const began = performance.now();
    raw.once('close', () => {
      report(request, { status: statusAtEnd(raw), milliseconds: performance.now() - began });
    });
    done();
  });
};
