import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../core/logging/log.ts';
import {
  DatabaseUnavailable,
  MalformedInput,
  NotAllowed,
  NotSignedIn,
  StorageUnavailable,
} from '../../core/operation/failures.ts';
import { isDatabaseUnavailable, isUnusableValue } from '../../platform/database/failures.ts';
import type { HeadersFor } from './security.ts';

interface ErrorResponse {
  status: number;
  message: string;
  field?: string;
}

/** Maps a thrown error to an HTTP response; doors/graphql/errors.ts does the same for GraphQL. */
const toErrorResponse = (error: unknown): ErrorResponse | undefined => {
  if (error instanceof NotSignedIn) return { status: 401, message: error.message };
  if (error instanceof NotAllowed) return { status: 403, message: error.message };
  if (error instanceof MalformedInput) return { status: 400, message: error.message, field: error.field };
  if (isDatabaseUnavailable(error)) return { status: 503, message: new DatabaseUnavailable().message };
  if (error instanceof StorageUnavailable) return { status: 503, message: error.message };
  if (isUnusableValue(error)) return { status: 400, message: 'A value in this request cannot be used.' };
  const { statusCode, message } = error as FastifyError;
  return statusCode && statusCode >= 400 && statusCode < 500 ? { status: statusCode, message } : undefined;
};

/** Every error outside GraphQL is JSON with a message and the request's id, never a stack trace. */
export const answerFailures = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = toErrorResponse(error);
    if (!known) log.error({ requestId: request.id, err: error }, 'unexpected failure');
    if (isDatabaseUnavailable(error))
      log.error({ requestId: request.id, err: error }, 'database unavailable');
    if (error instanceof StorageUnavailable) {
      log.error({ requestId: request.id, err: error }, 'file storage unavailable');
    }
    const { status, message, field } = known ?? {
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    };
    if (status === 503) void reply.header('retry-after', '5');
    return reply.code(status).send({ message, ...(field && { field }), requestId: request.id });
  });
};

/** Answers a path that cannot be decoded or is too long: such a request reaches no hook. */
export const refuseUnusablePath =
  (headersFor: HeadersFor) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = 'There is nothing at this address.';
    const status = error.statusCode === 414 ? 404 : 400;
    reply.headers(headersFor(request.url)).code(status).send({ message, requestId: request.id });
  };
