import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `GET /schema.graphql`: the schema as text, for tools that do not use introspection. */
export const schemaRoute = (app: FastifyInstance, text: string): void => {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get('/schema.graphql', (request, reply) => {
    void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
};
