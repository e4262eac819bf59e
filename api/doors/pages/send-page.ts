import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';

/** Compressed for browsers that accept it, and without a body for those that have it. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
  const { html, gzipped, brotli, etag } = page;
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie');
  if (reply.statusCode === 200) {
    void reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (!/\bgzip\b/.test(accepted)) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipped);
};
