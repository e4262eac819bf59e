import type { GraphQLSchema } from 'graphql';
import { apiScopes, everyApiScope } from '../../../../schema/api-scopes.ts';
import type { Route } from '../route.ts';
import { responseHeaders } from './headers.ts';
import { operationOf } from './operation-of.ts';
import { sharedRefusals } from './refusals-of.ts';
import { Shapes } from './shapes.ts';
import { tags } from './tags.ts';

const introduction = `REST paths of the marketplace, for programs that need no more than these. They run the same
operations as the GraphQL endpoint \`/graphql\`, which has many more.

- Bodies are JSON in UTF-8 of at most 100 KiB; fields that are not described are dropped.
- Amounts are decimal dollars, statuses are in lower case, days are written \`YYYY-MM-DD\`, moments are in UTC.
- A refusal has an error status and a \`message\` for people. An expected one has a stable \`code\` for programs too.
- Lists are arrays. Where more entries follow, the header \`Link\` leads to the next page. To follow the changes of one with
  \`updatedSince\`, read all of its pages with it from the beginning, then poll with the last \`updatedAt\`.
- Every caller has a budget of points that refills; each request says what is left.
- New fields, paths and codes may come at any time, so ignore what you do not know.`;

const scopesInWords = everyApiScope
  .map(scope => `- \`${scope}\`: ${apiScopes[scope].description}`)
  .join('\n');

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Session cookie, which browsers get when they sign in. Without HTTPS its name is `session`.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` that signing in returned, for programs of a customer.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'tfn_...',
    description: `API token of a kitchen or of staff, from the screen "Sign-in & security". Its scopes limit what it may do:\n\n${scopesInWords}`,
  },
};

/** The OpenAPI document of the routes. */
export const openApiDocument = (routes: readonly Route[], schema: GraphQLSchema) => {
  const shapes = new Shapes();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schema, shapes) };
  }
  const responses = sharedRefusals(shapes);
  return {
    openapi: '3.1.1',
    info: { title: 'Tiffin REST API', version: '1.0.0', description: introduction },
    servers: [{ url: '/', description: 'The marketplace that serves this document.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(shapes.named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses,
      headers: responseHeaders,
      securitySchemes,
    },
  };
};

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
