import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../../core/logging/log.ts';
import { knownFailure } from '../http/known-failure.ts';

/** Codes that this server or GraphQL sets on purpose; their messages are safe to expose. */
const ownCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'QUERY_TOO_COSTLY',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_SUBSCRIPTIONS',
]);

/** Formats an error for clients: a stable code, a plain message and the request's id, never more. */
export const formatted = (error: unknown, requestId: string, log: Log): GraphQLFormattedError => {
  const graphql = error instanceof GraphQLError || isLikeGraphQLError(error) ? error : undefined;
  const cause = innermost(error);
  const { code, message, field } = toErrorResponse(cause, graphql, requestId, log);
  return {
    message,
    ...(graphql?.locations && { locations: graphql.locations }),
    ...(graphql?.path && { path: graphql.path }),
    extensions: { code, requestId, ...(field && { field }), ...factsOf(graphql) },
  };
};

const toErrorResponse = (
  cause: unknown,
  graphql: GraphQLErrorLike | undefined,
  requestId: string,
  log: Log,
) => {
  const known = knownFailure(cause, requestId, log);
  if (known) return { code: known.code, message: known.message, field: known.field };
  // Apollo gives all validation errors one code; the cause has the original code.
  const code = (cause as Partial<GraphQLErrorLike>).extensions?.code ?? graphql?.extensions?.code;
  if (graphql && typeof code === 'string' && ownCodes.has(code)) return { code, message: graphql.message };
  // An error about the request itself, such as a variable's type, has no path in the response.
  if (graphql && cause === graphql && !graphql.path)
    return { code: 'BAD_USER_INPUT', message: graphql.message };
  log.error({ requestId, err: cause }, 'unexpected failure');
  return { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side. Please try again.' };
};

interface GraphQLErrorLike extends Error {
  locations?: GraphQLFormattedError['locations'];
  path?: GraphQLFormattedError['path'];
  extensions?: Record<string, unknown>;
  originalError?: unknown;
}

/** The compiled executor has its own error class. */
const isLikeGraphQLError = (error: unknown): error is GraphQLErrorLike =>
  error instanceof Error && 'locations' in error && 'originalError' in error;

const innermost = (error: unknown): unknown => {
  let cause = error;
  while (cause instanceof Error && (cause as GraphQLErrorLike).originalError) {
    cause = (cause as GraphQLErrorLike).originalError;
  }
  return cause;
};

/** Extensions beside the code: the cost of the request, or when to retry. */
const factsOf = (graphql: GraphQLErrorLike | undefined) => {
  const { cost, retryAfterSeconds } = graphql?.extensions ?? {};
  return {
    ...(typeof cost === 'number' && { cost }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
};

/** The HTTP status for errors that need a special one, and the Retry-After seconds. */
export const refusalStatus = (
  errors: readonly GraphQLFormattedError[] | undefined,
): { status: number; retryAfter: string } | undefined => {
  for (const { extensions } of errors ?? []) {
    if (extensions?.code === 'SERVICE_UNAVAILABLE') return { status: 503, retryAfter: '5' };
    if (extensions?.code === 'TOO_MANY_REQUESTS') {
      return { status: 429, retryAfter: String(extensions.retryAfterSeconds) };
    }
  }
  return undefined;
};
