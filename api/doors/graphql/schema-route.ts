import type { FastifyInstance } from 'fastify';
import { servedText } from '../http/served-text.ts';

/** `GET /schema.graphql`: the schema as text, for tools that do not use introspection. */
export const schemaRoute = (app: FastifyInstance, print: () => string): void => {
  const served = servedText(print);
  app.get('/schema.graphql', (request, reply) => {
    const { text, etag } = served();
    void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/plain; charset=utf-8').send(text);
  });
};
