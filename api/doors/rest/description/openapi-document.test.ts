import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../../server.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { checkAt, described } from '../../../testing/rest-contract.ts';
import { operationIdOf } from './operation-of.ts';
import { resolved } from './responses.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

/** The routes in what Fastify prints: a tree in which every branch adds to the path. */
const routesOf = (tree: string): string[] => {
  const parts: string[] = [];
  return tree.split('\n').flatMap(line => {
    const [, branches = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    parts.splice(branches.length / 4 - 1, parts.length, part);
    const ours = methods.split(', ').filter(method => method !== '' && method !== 'HEAD');
    return ours.map(method => `${method} ${parts.join('')}`);
  });
};

test('the document is valid by the specification of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(described.text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every route under /api is in it, and only those', async () => {
  const server = await createServer({
    services: marketplace.services,
    settings: { MODE: 'demo', FAST_PATH: new Set(), TRUSTED_PROXIES: 0, REQUEST_POINTS: 100 },
    log: pino({ level: 'silent' }),
    sendsWebhooks: false,
  });
  await server.ready();
  const registered = routesOf(server.printRoutes({ commonPrefix: false }));
  await server.close();
  const inDocument = described.routes.map(({ method, path }) => `${method} ${path}`);
  expect(registered.filter(route => / \/api\//.test(route)).toSorted()).toEqual(inDocument.toSorted());
});

test('it is public, and a client that has it gets no second copy', async () => {
  const integrator = marketplace.anonymous();
  const response = await integrator.send('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.text()).toBe(described.text);
  const etag = response.headers.get('etag')!;
  const again = (value: string) =>
    integrator.send('/api/openapi.json', { headers: { 'if-none-match': value } });
  expect((await again(etag)).status).toBe(304);
  expect((await again('"old"')).status).toBe(200);
});

test('each operation has a name of its own, words, and a tag with a description', () => {
  const operations = Object.values(described.document.paths).flatMap(path => Object.values(path));
  expect(new Set(described.routes.map(operationIdOf)).size).toBe(described.routes.length);
  const known = described.document.tags.map(({ name }) => name);
  for (const { summary, description, tags } of operations) {
    expect(summary).toMatch(/^[A-Z][^.]+$/);
    expect(description).toMatch(/For .+\./);
    expect(known).toEqual(expect.arrayContaining(tags));
  }
});

test('headers of a budget are promised where points are spent, but for answers that caches may keep', () => {
  for (const [path, operations] of Object.entries(described.document.paths))
    for (const [method, { responses, 'x-points': points }] of Object.entries(operations))
      for (const [status, response] of Object.entries(responses)) {
        const { headers } = resolved(response, described.document.components.responses);
        const isForAll = 'Cache-Control' in headers;
        expect('RateLimit' in headers, `${method} ${path}: ${status}`).toBe(points > 0 && !isForAll);
      }
});

test('an event that the card provider did not send is refused without them, and a made-up cursor with them', async () => {
  const stranger = marketplace.anonymous();
  const event = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const free = await stranger.send('/api/stripe/webhook', event);
  const paid = await stranger.send('/api/cities?after=made-up');
  expect([free.status, free.headers.get('ratelimit')]).toEqual([400, null]);
  expect([paid.status, paid.headers.get('ratelimit')]).toEqual([400, expect.stringContaining('points')]);
});

test('every example fits its schema', () => {
  for (const [path, operations] of Object.entries(described.document.paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      const body = resolved(responses[200]!, {}).content?.['application/json'];
      if (!body) continue;
      const check = checkAt('paths', path, method, 'responses', 200, 'content', 'application/json', 'schema');
      expect(check(body.example) ? [] : check.errors, `${method} ${path}`).toEqual([]);
    }
});

test('the example of every field of a body fits its rule', () => {
  for (const [path, operations] of Object.entries(described.document.paths))
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const body = JSON.parse(JSON.stringify(requestBody ?? {})).content?.['application/json']?.schema;
      for (const [name, { examples }] of Object.entries<{ examples?: unknown[] }>(body?.properties ?? {})) {
        if (!examples) continue;
        const check = checkAt(
          ...[
            'paths',
            path,
            method,
            'requestBody',
            'content',
            'application/json',
            'schema',
            'properties',
            name,
          ],
        );
        expect(check(examples[0]) ? [] : check.errors, `${method} ${path}: ${name}`).toEqual([]);
      }
    }
});
