import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../core/logging/log.ts';
import { failureStatuses } from '../../core/operation/failures.ts';
import { clientLeftStatus, hasClientLeft } from './client-left.ts';
import { knownFailure } from './known-failure.ts';
import type { HeadersFor } from './security.ts';

/** An error that Fastify or one of its plugins blames on the client. */
const clientError = (error: unknown) => {
  const { statusCode, message } = error as FastifyError;
  return statusCode && statusCode >= 400 && statusCode < 500 ? { status: statusCode, message } : undefined;
};

/** What is sent with an error status as an object: a refusal of a route, of a hook, or of the handler below. */
const isRefusal = (status: number, payload: unknown): payload is { message: string } =>
  status >= 400 && typeof payload === 'object' && payload !== null && 'message' in payload;

/** Every error outside GraphQL is JSON with a message and the request's id, never a stack trace. */
export const answerFailures = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => {
    if (hasClientLeft(request, error)) return reply.code(clientLeftStatus).send();
    const known = knownFailure(error, request.id, log);
    const { status, message } = known
      ? { status: failureStatuses[known.code], message: known.message }
      : (clientError(error) ?? unexpected(error, request.id, log));
    if (status === 503) void reply.header('retry-after', '5');
    const field = known?.field;
    return reply.code(status).send({ message, ...(field && { field }) });
  });
  app.addHook('preSerialization', (request, reply, payload, done) => {
    done(null, isRefusal(reply.statusCode, payload) ? { ...payload, requestId: request.id } : payload);
  });
};

const unexpected = (error: unknown, requestId: string, log: Log) => {
  log.error({ requestId, err: error }, 'unexpected failure');
  return { status: 500, message: 'Something went wrong on our side. Please try again.' };
};

/** Answers a path that cannot be decoded or is too long: such a request reaches no hook. */
export const refuseUnusablePath =
  (headersFor: HeadersFor) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = 'There is nothing at this address.';
    const status = error.statusCode === 414 ? 404 : 400;
    reply
      .headers(headersFor(request.url))
      .header('x-request-id', request.id)
      .code(status)
      .send({ message, requestId: request.id });
  };
