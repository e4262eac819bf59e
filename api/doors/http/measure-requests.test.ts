import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfRoute } from './measure-requests.ts';

const app = fastify();
let asked: FastifyRequest;

beforeAll(() => {
  app.addHook('onRequest', async request => {
    asked = request;
  });
  for (const route of ['/*', '/robots.txt', '/api/openapi.json', '/orders/:id'])
    app.get(route, async () => 'ok');
});
afterAll(() => app.close());

test.each([
  { path: '/assets/menu-a1b2c3.js', route: 'file' },
  { path: '/assets/menu-a1b2c3.js?from=page.html', route: 'file' },
  { path: '/robots.txt', route: 'file' },
  { path: '/nothing-here', route: '/*' },
  { path: '/nothing-here?file=a.js', route: '/*' },
  { path: '/api/openapi.json', route: '/api/openapi.json' },
  { path: '/orders/asha.js', route: '/orders/:id' },
])('$path is counted as $route', async ({ path, route }) => {
  await app.inject(path);
  expect(nameOfRoute(asked)).toBe(route);
});
