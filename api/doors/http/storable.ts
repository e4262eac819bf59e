import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `Cache-Control` of responses that are the same for everyone: caches keep them for as long as the server's own does, and as
 * long again while they fetch a newer one.
 */
export const forAll = 'public, max-age=1, stale-while-revalidate=1';

export const isStorable = (reply: FastifyReply): boolean => reply.getHeader('cache-control') === forAll;

/** Sends a storable response, or 304 where the client has it already. Its ETag is weak: it may be compressed. */
export const sendStorable = (request: FastifyRequest, reply: FastifyReply, body: string) => {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply.send(body);
};
