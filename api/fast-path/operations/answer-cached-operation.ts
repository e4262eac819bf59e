import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatted, refusalStatus } from '../../doors/graphql/errors.ts';
import type { GraphQLBody, Shortcut } from '../../doors/graphql/http-route.ts';
import type { RequestCtx } from '../../doors/http/request-ctx.ts';
import type { ResponseCache } from '../responses/response-cache.ts';
import type { CachedOperation, OperationCache } from './operation-cache.ts';

interface Parts {
  operations: OperationCache;
  requestCtx: RequestCtx;
  /** Absent when responses are not cached. */
  responses: ResponseCache | undefined;
}

type GraphQLRequest = FastifyRequest<{ Body: GraphQLBody }>;
type Variables = Record<string, unknown> | null;

const isVariables = (value: unknown): value is Variables =>
  typeof value === 'object' && !Array.isArray(value);

const isPersisted = (extensions: unknown): boolean =>
  typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions;

/** Runs a cached operation immediately, or takes its cached response. */
export const answerCachedOperation =
  (parts: Parts): Shortcut =>
  async (request, reply) => {
    const { query, operationName, variables = null, extensions } = request.body ?? {};
    if (typeof query !== 'string' || !isVariables(variables)) return undefined;
    // Apollo checks the hash of a persisted query, and keeps its text.
    if (isPersisted(extensions)) return undefined;
    const operation = parts.operations.find(query, typeof operationName === 'string' ? operationName : null);
    if (!operation?.accepts(variables)) return undefined;
    return (await answerOf(parts, operation, request, reply, variables)) ?? undefined;
  };

const answerOf = async (
  { responses, requestCtx }: Parts,
  operation: CachedOperation,
  request: GraphQLRequest,
  reply: FastifyReply,
  variables: Variables,
): Promise<string | null> => {
  const run = async () => answer(operation, await requestCtx.of(request, reply), reply, request, variables);
  if (!responses || !operation.isPubliclyCacheable) return run();
  const make = async () => {
    const body = await run();
    return reply.statusCode === 200 ? body : null;
  };
  return responses.get(request.text, make, refreshing(requestCtx, operation, variables));
};

/**
 * Outlives the request whose response it refreshes, so it is defined where nothing of that request is in
 * scope.
 */
const refreshing = (requestCtx: RequestCtx, operation: CachedOperation, variables: Variables) => async () => {
  const { data, errors } = await operation.run(requestCtx.anonymous(), variables);
  return errors ? null : JSON.stringify({ data });
};

/** The response body, or null when it failed before execution and Apollo reports the errors. */
const answer = async (
  operation: CachedOperation,
  ctx: Awaited<ReturnType<RequestCtx['of']>>,
  reply: FastifyReply,
  request: GraphQLRequest,
  variables: Variables,
): Promise<string | null> => {
  const result = await operation.run(ctx, variables);
  if (!result.errors) return JSON.stringify({ data: result.data });
  if (result.data === undefined) return null;
  const errors = result.errors.map(error => formatted(error, ctx.requestId, request.log));
  const refusal = refusalStatus(errors);
  if (refusal) reply.code(refusal.status).header('retry-after', refusal.retryAfter);
  return JSON.stringify({ errors, data: result.data });
};
