import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { isDatabaseUnavailable } from '../../platform/database/failures.ts';
import { compressResponses } from '../http/compressed-responses.ts';
import { allowOtherSites } from '../http/cross-origin.ts';
import { isMultipart, leaveMultipartUnread } from '../http/multipart.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { urlParts } from '../http/url-parts.ts';
import { contentTypeFor, json } from './content-type.ts';
import { formatted, refusalStatus } from './errors.ts';
import { multipartBody } from './multipart-body.ts';
import { forAll, isStorable, sendStorable } from './public-reads.ts';

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
  shortcut?: Shortcut;
}

/** POST and GET /graphql. What the shortcut does not answer, and every refusal, goes through Apollo. */
export const graphqlRoute = (app: FastifyInstance, parts: Parts): void => {
  const routes = async (scope: FastifyInstance) => {
    leaveMultipartUnread(scope);
    keepRawBody(scope);
    answerUnavailable(scope);
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
    context: async () => ctx,
  });
  for (const [name, value] of answer.headers) {
    // Apollo's own for errors is weaker than the no-store that is set already.
    if (name !== 'cache-control' || value === forAll) void reply.header(name, value);
  }
  void reply.code(answer.status ?? 200);
  if (answer.body.kind !== 'complete') return reply.send('');
  const { string } = answer.body;
  return isStorable(reply) ? sendStorable(request, reply, string) : reply.send(string);
};
