import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';
import { nameOfRoute } from './measure-requests.ts';
import { onRequestEnd } from './request-ends.ts';

/** Of W3C Trace Context: version, trace, parent and flags. */
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** The trace that a request is a part of; undefined for none. */
export type TraceOf = (request: FastifyRequest) => string | undefined;

/** As the proxy or the client says. */
const traceOfHeader: TraceOf = ({ headers }) =>
  typeof headers.traceparent === 'string' ? traceparent.exec(headers.traceparent)?.[1] : undefined;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/**
 * Logs a line for each request that a route answered, or whose connection closed before: without its path, which may name an order,
 * and its sender. `traceOf` says in which trace it was recorded here.
 */
export const logRequests = (app: FastifyInstance, log: Logger, traceOf: TraceOf = () => undefined): void => {
  onRequestEnd(app, (request, { status, milliseconds }) => {
    const facts = {
      requestId: request.id,
      traceId: traceOf(request) ?? traceOfHeader(request),
      method: request.method,
      route: nameOfRoute(request),
      status,
      ms: rounded(milliseconds),
    };
    log.info(facts, 'request');
  });
};

/** Logs a line for each operation, with the ID of its request; over a socket each has one of its own. */
export const logOperations =
  (log: Logger): OperationWatch =>
  ({ requestId, operation, outcome, seconds }) =>
    log.info({ requestId, operation, outcome, ms: rounded(seconds * 1000) }, 'operation');
