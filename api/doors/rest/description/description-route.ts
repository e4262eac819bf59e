import type { GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { servedText } from '../../http/served-text.ts';
import { openToAll } from '../open-to-all.ts';
import { get, json, type Route } from '../route.ts';
import { type OpenApiDocument, openApiDocument } from './openapi-document.ts';

const documentShape = z
  .looseObject({ openapi: z.string().meta({ examples: ['3.1.1'] }) })
  .meta({ id: 'OpenApiDocument', description: 'OpenAPI document.' });

/** The routes with one more, which serves the document of all of them. */
export class DescribedRoutes {
  readonly routes: readonly Route[];
  readonly #schema: GraphQLSchema;

  constructor(routes: readonly Route[], schema: GraphQLSchema) {
    this.routes = [...routes, descriptionRoute(servedText(() => this.text()))];
    this.#schema = schema;
  }

  document(): OpenApiDocument {
    return openApiDocument(this.routes, this.#schema);
  }

  text(): string {
    return `${JSON.stringify(this.document(), null, 2)}\n`;
  }
}

const descriptionRoute = (served: () => { text: string; etag: string }): Route =>
  get(
    '/api/openapi.json',
    {
      tag: 'Description',
      summary: 'Get this document',
      details: 'Has an `ETag`; a request with `If-None-Match` gets 304 while it is the same.',
      who: openToAll,
      parameters: {},
      answer: json('Description of the REST paths by OpenAPI 3.1.', documentShape),
      refusals: { 304: { description: 'The client has this version already.' } },
    },
    async ({ request, reply }) => {
      const { text, etag } = served();
      void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
      // A proxy that compresses sends it back as a weak one, and a client may know several.
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
