import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page.ts';

/** Compressed for browsers that accept it. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, { html, gzipped }: Page) => {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(gzipped);
};
