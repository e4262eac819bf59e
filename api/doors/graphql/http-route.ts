import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import { isMultipart, leaveMultipartUnread } from '../http/multipart.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { urlParts } from '../http/url-parts.ts';
import type { ApolloContext } from './apollo.ts';
import { formatted, refusalStatus } from './errors.ts';
import { multipartBody } from './multipart-body.ts';
import type { CachedOperation, OperationCache } from './operation-cache.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a request to /graphql. */
    text: string;
  }
}

interface GraphQLBody {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

interface Parts {
  apollo: ApolloServer<ApolloContext>;
  known: OperationCache;
  requestCtx: RequestCtx;
  /** Absent when responses are not cached. */
  responseCache?: ResponseCache;
}

const json = 'application/json; charset=utf-8';
const graphqlJson = 'application/graphql-response+json; charset=utf-8';

/** Content types for the usual Accept headers; Apollo handles any other. */
export const contentTypeFor = (accept: string | undefined): string | undefined => {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return json;
  return accept.startsWith('application/graphql-response+json') ? graphqlJson : undefined;
};

const isVariables = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value));

/**
 * POST and GET /graphql. A cached operation takes the fast path: straight to its compiled function or a
 * cached response. Everything else, and every refusal, goes through Apollo.
 */
export const graphqlRoute = (app: FastifyInstance, parts: Parts): void => {
  app.register(async scope => {
    leaveMultipartUnread(scope);
    keepText(scope);
    answerUnavailable(scope);
    scope.post<{ Body: GraphQLBody }>('/graphql', (request, reply) =>
      isMultipart(request) ? withFile(parts, request, reply) : answerPost(parts, request, reply),
    );
    scope.get('/graphql', (request, reply) => throughApollo(parts, request, reply));
  });
};

/**
 * A cached response is found by the raw text of its request (api/doors/graphql/serve-cached-responses.ts).
 */
const keepText = (scope: FastifyInstance): void => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.decorateRequest('text', '');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.text = text;
    return parse(request, text, done);
  });
};

/** The session cannot be read while the database is unavailable; that is answered in GraphQL's format. */
const answerUnavailable = (scope: FastifyInstance): void => {
  scope.setErrorHandler((error, request, reply) => {
    if (!isDatabaseUnavailable(error)) throw error;
    const errors = [formatted(error, request.id, request.log)];
    return reply
      .code(503)
      .header('retry-after', '5')
      .header('content-type', contentTypeFor(request.headers.accept) ?? json)
      .send(JSON.stringify({ errors }));
  });
};

const answerPost = async (
  parts: Parts,
  request: FastifyRequest<{ Body: GraphQLBody }>,
  reply: FastifyReply,
) => {
  const { query, operationName, variables } = request.body ?? {};
  const contentType = contentTypeFor(request.headers.accept);
  if (contentType && typeof query === 'string' && isVariables(variables)) {
    const operation = typeof operationName === 'string' ? operationName : null;
    const document = parts.known.find(query, operation);
    const body =
      document?.accepts(variables ?? null) &&
      (await shortWay(parts, document, request, reply, variables ?? null));
    if (body) return reply.header('content-type', contentType).send(body);
  }
  return throughApollo(parts, request, reply);
};

const statusOfRefusedFile: Record<string, number> = { UNAUTHENTICATED: 401, SERVICE_UNAVAILABLE: 503 };

/** An upload always goes through Apollo, which checks for a CORS preflight. */
const withFile = async (parts: Parts, request: FastifyRequest, reply: FastifyReply) => {
  try {
    const body = await multipartBody(request, reply, parts.requestCtx);
    return await throughApollo(parts, request, reply, body);
  } catch (error) {
    const refusal = formatted(error, request.id, request.log);
    const { retryAfter } = refusalStatus([refusal]) ?? {};
    if (retryAfter) void reply.header('retry-after', retryAfter);
    return reply
      .code(statusOfRefusedFile[String(refusal.extensions?.code)] ?? 400)
      .header('content-type', json)
      .send(JSON.stringify({ errors: [refusal] }));
  }
};

const shortWay = async (
  { responseCache, requestCtx }: Parts,
  document: CachedOperation,
  request: FastifyRequest<{ Body: GraphQLBody }>,
  reply: FastifyReply,
  variables: Record<string, unknown> | null,
): Promise<string | null> => {
  const run = async () => answer(document, await requestCtx.of(request, reply), reply, request, variables);
  if (!responseCache || !document.isPubliclyCacheable) return run();
  const make = async () => {
    const body = await run();
    return reply.statusCode === 200 ? body : null;
  };
  return responseCache.get(request.text, make, refreshing(requestCtx, document, variables));
};

/**
 * Outlives the request whose response it refreshes, so it is defined where nothing of that request is in
 * scope.
 */
const refreshing =
  (requestCtx: RequestCtx, document: CachedOperation, variables: Record<string, unknown> | null) =>
  async () => {
    const { data, errors } = await document.run(requestCtx.ofNobody(), variables);
    return errors ? null : JSON.stringify({ data });
  };

/** The response body, or null when it failed before execution and Apollo reports the errors. */
const answer = async (
  document: CachedOperation,
  ctx: Awaited<ReturnType<RequestCtx['of']>>,
  reply: FastifyReply,
  request: FastifyRequest,
  variables: Record<string, unknown> | null,
): Promise<string | null> => {
  const result = await document.run(ctx, variables);
  if (!result.errors) return JSON.stringify({ data: result.data });
  if (result.data === undefined) return null;
  const errors = result.errors.map(error => formatted(error, ctx.requestId, request.log));
  const refusal = refusalStatus(errors);
  if (refusal) reply.code(refusal.status).header('retry-after', refusal.retryAfter);
  return JSON.stringify({ errors, data: result.data });
};

const throughApollo = async (
  { apollo, requestCtx }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown = request.body,
) => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Created here, because Apollo reports an error in its own call as an internal one.
  const ctx = await requestCtx.of(request, reply);
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: urlParts(request.url).search,
      body,
    },
    context: async () => ({ ctx }),
  });
  for (const [name, value] of answer.headers) void reply.header(name, value);
  void reply.code(answer.status ?? 200);
  if (answer.body.kind === 'complete') return reply.send(answer.body.string);
  return reply.send('');
};
