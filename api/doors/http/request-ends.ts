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
 * Status of an answer whose connection has closed: 499 where that was before all of it was sent, which is nearly always because
 * the client left.
 */
export const statusAtEnd = (response: ServerResponse): number =>
  response.writableFinished ? response.statusCode : clientLeftStatus;

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
