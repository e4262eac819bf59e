import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { DescribedRoutes } from '../doors/rest/description/description-route.ts';
import { restRoutes } from '../doors/rest/routes.ts';
import { buildSchema } from '../schema.ts';

const asServed = new DescribedRoutes(restRoutes({ warn: () => undefined }), buildSchema());

/** The routes as the server describes them. */
export const described = {
  routes: asServed.routes,
  document: asServed.document(),
  text: asServed.text(),
};

/** The same schemas, in which an object has no field that is not described. */
const closed = JSON.parse(JSON.stringify(described.document), (_key, value) =>
  value?.type === 'object' && 'properties' in value ? { additionalProperties: false, ...value } : value,
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(closed, 'openapi');

const checks = new Map<string, ValidateFunction>();

/** The check of a schema at a place in the document. */
export const checkAt = (...place: (string | number)[]): ValidateFunction => {
  const pointer = place
    .map(part => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const known = checks.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
  checks.set(pointer, known);
  return known;
};

const patterns = described.routes.map(({ method, path }) => ({
  method,
  path: path.replace(/:(\w+)/g, '{$1}'),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** Where the document describes a request; undefined for what is no route. */
export const placeOf = (method: string, url: string): string[] | undefined => {
  const path = url.replace(/[?#].*$/, '');
  const found = patterns.find(route => route.method === method && route.pattern.test(path));
  return found && ['paths', found.path, found.method.toLowerCase()];
};

/** Expects that the document describes a JSON response, by its status and each of its fields. */
export const expectDescribed = (method: string, url: string, status: number, body: unknown): void => {
  const place = placeOf(method, url);
  if (!place) return;
  const operation = described.document.paths[place[1]!]![place[2]!]!;
  const listed = String(status) in operation.responses ? String(status) : 'default';
  if (listed === 'default')
    expect(status, `${method} ${url} has a described status`).toBeGreaterThanOrEqual(400);
  const response = operation.responses[listed]!;
  const shared = '$ref' in response ? response.$ref.split('/').slice(1) : [...place, 'responses', listed];
  const check = checkAt(...shared, 'content', 'application/json', 'schema');
  const errors = check(body) ? [] : check.errors;
  expect(errors, `${method} ${url} with status ${status}: ${JSON.stringify(body)}`).toEqual([]);
};
