import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { ctxOfRequest } from '../../doors/graphql/ctx-of-request.ts';
import { formatted, refusalStatus } from '../../doors/graphql/errors.ts';
import type { GraphQLBody, Shortcut } from '../../doors/graphql/http-route.ts';
import { costHeader, refuseWithoutPoints } from '../../doors/graphql/spend-points.ts';
import type { CallerBudgets } from '../../doors/http/caller-budgets.ts';
import { rateLimitHeaders } from '../../doors/http/rate-limit-headers.ts';
import type { RequestCtx } from '../../doors/http/request-ctx.ts';
import type { ResponseCache } from '../responses/response-cache.ts';
import type { CachedOperation, OperationCache } from './operation-cache.ts';
import { refreshing } from './refreshing.ts';

interface Parts {
  operations: OperationCache;
  requestCtx: RequestCtx;
  /** Absent when responses are not cached. */
  responses: ResponseCache | undefined;
  budgets: CallerBudgets;
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
    // Apollo's path adds to a response what it cost.
    if (request.headers[costHeader] !== undefined) return undefined;
    const operation = parts.operations.find(query, typeof operationName === 'string' ? operationName : null);
    const points = operation?.pointsWith(variables);
    if (!operation || points === undefined) return undefined;
    return (await answerOf(parts, { operation, points, request, reply, variables })) ?? undefined;
  };

interface Asked {
  operation: CachedOperation;
  points: number;
  request: GraphQLRequest;
  reply: FastifyReply;
  variables: Variables;
}

const answerOf = async (parts: Parts, asked: Asked): Promise<string | null> => {
  const { operation, request, reply } = asked;
  const shared = operation.isPubliclyCacheable ? parts.responses : undefined;
  const stored = shared?.peek(request.text);
  if (stored !== undefined) return stored;
  const ctx = await ctxOfRequest(parts.requestCtx, request, reply);
  // Before the work that others share: each pays for itself, and a refusal holds no one else back.
  const refusal = await refusalOf(parts.budgets, asked, ctx);
  if (refusal) return refusal;
  const myTurn = () => parts.budgets.waitForTurn(ctx, parts.requestCtx.whileWaiting(ctx, request));
  const make = async () => {
    await myTurn();
    return answer(asked, ctx);
  };
  // Before others may join the execution, as they would wait behind the requests of this caller. Joining one takes no turn.
  if (shared && !shared.isUnderWay(request.text)) await myTurn();
  return shared ? shareWith(shared, parts, asked, make) : make();
};

/** Joins the execution of an equal request, or lets others join this one; a failure is not shared. */
const shareWith = async (
  responses: ResponseCache,
  { requestCtx, budgets }: Parts,
  { operation, points, request, reply, variables }: Asked,
  make: () => Promise<string | null>,
): Promise<string | null> => {
  let own: { body: string | null } | undefined;
  const makeShared = async () => {
    own = { body: await make() };
    return reply.statusCode === 200 ? own.body : null;
  };
  const refresh = refreshing(budgets, points, anonymousRun(requestCtx, operation, variables));
  const body = await responses.get(request.text, makeShared, refresh);
  return body ?? (own ? own.body : make());
};

/**
 * Outlives the request whose response it refreshes, so it is defined where nothing of that request is in
 * scope.
 */
const anonymousRun = (requestCtx: RequestCtx, operation: CachedOperation, variables: Variables) => () =>
  operation.run(requestCtx.anonymous(), variables);

/** Spends the points of the request; returns the body of the refusal where too few are left. */
const refusalOf = async (
  budgets: CallerBudgets,
  { points, request, reply }: Asked,
  ctx: Ctx,
): Promise<string | undefined> => {
  const spending = await budgets.spend(ctx, points);
  if (spending.waitSeconds > 0) return refuseWithoutPoints(spending, request, reply);
  void reply.headers(rateLimitHeaders(spending));
  return undefined;
};

/** The response body, or null when it failed before execution and Apollo reports the errors. */
const answer = async ({ operation, request, reply, variables }: Asked, ctx: Ctx): Promise<string | null> => {
  const result = await operation.run(ctx, variables);
  if (!result.errors) return JSON.stringify({ data: result.data });
  if (result.data === undefined) return null;
  const errors = result.errors.map(error => formatted(error, ctx.requestId, request.log));
  const refusal = refusalStatus(errors);
  if (refusal) reply.code(refusal.status).header('retry-after', refusal.retryAfter);
  return JSON.stringify({ errors, data: result.data });
};
