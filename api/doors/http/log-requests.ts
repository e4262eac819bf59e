import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';
import { nameOfRoute } from './measure-requests.ts';

/** Of W3C Trace Context: version, trace, parent and flags. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** The trace that a request is a part of, as the proxy or the client says. */
const traceOf = (header: unknown): string | undefined =>
  typeof header === 'string' ? traceparent.exec(header)?.[1] : undefined;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Logs a line for each request that a route answered: without its path, which may name an order, and its sender. */
export const logRequests = (app: FastifyInstance, log: Logger): void => {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      requestId: request.id,
      traceId: traceOf(request.headers.traceparent),
      method: request.method,
      route: nameOfRoute(request.routeOptions.url),
      status: reply.statusCode,
      ms: rounded(reply.elapsedTime),
    };
    log.info(facts, 'request');
  });
};

/** Logs a line for each operation, with the ID of its request; over a socket each has one of its own. */
export const logOperations =
  (log: Logger): OperationWatch =>
  ({ requestId, operation, outcome, seconds }) =>
    log.info({ requestId, operation, outcome, ms: rounded(seconds * 1000) }, 'operation');
