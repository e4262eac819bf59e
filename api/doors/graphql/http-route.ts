import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import type { CallerBudgets } from '../http/caller-budgets.ts';
import { hasClientLeft } from '../http/client-left.ts';
import { compressResponses } from '../http/compressed-responses.ts';
import { allowOtherSites } from '../http/cross-origin.ts';
import { isMultipart, leaveMultipartUnread } from '../http/multipart.ts';
import { rateLimitHeaders } from '../http/rate-limit-headers.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { forAll, isStorable, sendStorable } from '../http/storable.ts';
import { urlParts } from '../http/url-parts.ts';
import { contentTypeFor, json } from './content-type.ts';
import { ctxOfRequest } from './ctx-of-request.ts';
import { formatted, refusalStatus } from './errors.ts';
import { multipartBody } from './multipart-body.ts';
import { refuseWithoutPoints } from './spend-points.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a request to /graphql. */
    text: string;
  }
}

export interface GraphQLBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** Answers a request without Apollo; undefined where it cannot. */
export type Shortcut = (
  request: FastifyRequest<{ Body: GraphQLBody }>,
  reply: FastifyReply,
) => Promise<string | undefined>;

interface Parts {
  apollo: ApolloServer<Ctx>;
  requestCtx: RequestCtx;
  budgets: CallerBudgets;
  shortcut?: Shortcut;
}

/** POST and GET /graphql. What the shortcut does not answer, and every refusal, goes through Apollo. */
export const graphqlRoute = (app: FastifyInstance, parts: Parts): void => {
  const routes = async (scope: FastifyInstance) => {
    leaveMultipartUnread(scope);
    keepRawBody(scope);
    scope.decorateRequest('graphqlCtx', null);
    answerErrors(scope, parts);
    finishTurns(scope, parts);
    await allowOtherSites(scope);
    await compressResponses(scope);
    scope.post<{ Body: GraphQLBody }>('', (request, reply) =>
      isMultipart(request) ? withFile(parts, request, reply) : answerPost(parts, request, reply),
    );
    scope.get('', (request, reply) => throughApollo(parts, request, reply));
  };
  app.register(routes, { prefix: '/graphql' });
};

/** The shortcut finds a cached response by the raw text of its request. */
const keepRawBody = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('text', '');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.text = text;
    return parse(request, text, done);
  });
};

/**
 * The session cannot be read while the database is unavailable; that is answered in GraphQL's format. A request whose
 * body cannot be read reaches no route, and pays here.
 */
const answerErrors = (scope: FastifyInstance, parts: Parts): void => {
  scope.setErrorHandler(async (error, request, reply) => {
    if (isDatabaseUnavailable(error) && !hasClientLeft(request, error))
      return sendUnavailable(error, request, reply);
    try {
      const refusal = await refusalOf(parts, request, reply);
      if (refusal) return reply.send(refusal);
    } catch (unpaid) {
      if (!isDatabaseUnavailable(unpaid)) throw unpaid;
      return sendUnavailable(unpaid, request, reply);
    }
    setRateLimitHeaders(parts, request, reply);
    throw error;
  });
};

const sendUnavailable = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('content-type', contentTypeFor(request.headers.accept) ?? json)
    .send(JSON.stringify({ errors: [formatted(error, request.id, request.log)] }));

/** Spends the least of any request before its document is read; returns the body of the refusal without points. */
const refusalOf = async (
  { requestCtx, budgets }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> => {
  const spending = await budgets.spend(await ctxOfRequest(requestCtx, request, reply));
  if (spending.waitSeconds === 0) return undefined;
  void reply.header('content-type', contentTypeFor(request.headers.accept) ?? json);
  return refuseWithoutPoints(spending, request, reply);
};

/** Lets the next request of the caller run, also where an error is answered. */
const finishTurns = (scope: FastifyInstance, { budgets }: Parts): void => {
  scope.addHook('onSend', ({ graphqlCtx }, _reply, _payload, done) => {
    if (graphqlCtx) budgets.finish(graphqlCtx);
    done();
  });
};

const setRateLimitHeaders = (
  { budgets }: Parts,
  { graphqlCtx }: FastifyRequest,
  reply: FastifyReply,
): void => {
  const spending = graphqlCtx && budgets.spendingOf(graphqlCtx);
  if (spending) void reply.headers(rateLimitHeaders(spending));
};

const answerPost = async (
  parts: Parts,
  request: FastifyRequest<{ Body: GraphQLBody }>,
  reply: FastifyReply,
) => {
  const contentType = contentTypeFor(request.headers.accept);
  const body = contentType && (await parts.shortcut?.(request, reply));
  if (body) return reply.header('content-type', contentType).send(body);
  return throughApollo(parts, request, reply);
};

const statusOfRefusedFile: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SERVICE_UNAVAILABLE: 503,
};

/** An upload always goes through Apollo, which checks for a CORS preflight. */
const withFile = async (parts: Parts, request: FastifyRequest, reply: FastifyReply) => {
  const tooFewPoints = await refusalOf(parts, request, reply);
  if (tooFewPoints) return reply.send(tooFewPoints);
  try {
    const ctx = await ctxOfRequest(parts.requestCtx, request, reply);
    const body = await multipartBody(request, reply, ctx);
    return await throughApollo(parts, request, reply, body);
  } catch (error) {
    const refusal = formatted(error, request.id, request.log);
    setRateLimitHeaders(parts, request, reply);
    const { retryAfter } = refusalStatus([refusal]) ?? {};
    if (retryAfter) void reply.header('retry-after', retryAfter);
    return reply
      .code(statusOfRefusedFile[String(refusal.extensions?.code)] ?? 400)
      .header('content-type', json)
      .send(JSON.stringify({ errors: [refusal] }));
  }
};

const throughApollo = async (
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown = request.body,
) => {
  const refusal = await refusalOf(parts, request, reply);
  if (refusal) return reply.send(refusal);
  // Created here, because Apollo reports an error in its own call as an internal one.
  const ctx = await ctxOfRequest(parts.requestCtx, request, reply);
  await parts.budgets.waitForTurn(ctx, parts.requestCtx.whileWaiting(ctx, request));
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const answer = await parts.apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: urlParts(request.url).search,
      body: content,
    },
    context: async () => ctx,
  });
  for (const [name, value] of answer.headers) {
    // Apollo's own for errors is weaker than the no-store that is set already.
    if (name !== 'cache-control' || value === forAll) void reply.header(name, value);
  }
  void reply.code(answer.status ?? 200);
  const body = answer.body.kind === 'complete' ? answer.body.string : '';
  if (isStorable(reply)) return sendStorable(request, reply, body);
  setRateLimitHeaders(parts, request, reply);
  return reply.send(body);
};
