import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { isPubliclyCacheable } from './is-publicly-cacheable.ts';

/** As fresh as the server's own cache keeps a response, and as long again while a newer one is fetched. */
export const forAll = 'public, max-age=1, stale-while-revalidate=1';

/**
 * Allows browsers, proxies and CDNs to store the response to a GET that is the same for every viewer. All other
 * responses are sent with no-store.
 */
export const storablePublicReads: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, schema, document, operationName }) => {
      if (request.http?.method !== 'GET' || !document || response.body.kind !== 'single') return;
      if (response.body.singleResult.errors) return;
      if (!isPubliclyCacheable(schema, document, operationName ?? null)) return;
      response.http.headers.set('cache-control', forAll);
      response.http.headers.set('vary', 'accept, accept-encoding');
    },
  }),
};

/** Sends a storable response, or 304 where the client has it already. Its ETag is weak: it may be compressed. */
export const sendStorable = (request: FastifyRequest, reply: FastifyReply, body: string) => {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply.send(body);
};

export const isStorable = (reply: FastifyReply): boolean => reply.getHeader('cache-control') === forAll;
