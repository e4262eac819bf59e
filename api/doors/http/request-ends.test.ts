import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { onRequestEnd } from './request-ends.ts';

const app = fastify();
/** One that soon refuses a body which does not arrive. */
const timeouts = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
const impatient = fastify({ serverFactory: handler => createServer(timeouts, handler) });
const ended = vi.fn<(route: string, status: number) => void>();
/** Resolves as a request reaches the route that answers none. */
let reached = Promise.withResolvers<void>();

const listen = async (to: typeof app) => {
  onRequestEnd(to, ({ routeOptions }, { status, milliseconds }) => {
    expect(milliseconds).toBeGreaterThan(0);
    ended(routeOptions.url ?? 'none', status);
  });
  to.post('/orders', async () => 'placed');
  await to.listen({ host: '127.0.0.1', port: 0 });
};

beforeAll(async () => {
  app.get('/menu', async () => 'Dosa');
  app.get('/slow', () => {
    reached.resolve();
    return new Promise(() => undefined);
  });
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('Dosa, ');
  });
  app.get('/photo', async () => Buffer.alloc(30_000_000));
  await Promise.all([listen(app), listen(impatient)]);
});
afterEach(() => {
  ended.mockClear();
  reached = Promise.withResolvers();
});
afterAll(() => Promise.all([app.close(), impatient.close()]));

const opened = async (at = app) => {
  const address = at.server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(client, 'connect');
  return client;
};

test.each([
  { path: '/menu', route: '/menu', status: 200 },
  { path: '/nothing-here', route: 'none', status: 404 },
])('$path ends as it is answered', async ({ path, route, status }) => {
  const client = await opened();
  client.write(`GET ${path} HTTP/1.1\r\nhost: tiffin\r\n\r\n`);
  await once(client, 'data');
  await expect.poll(() => ended.mock.calls).toEqual([[route, status]]);
  client.destroy();
});

test('a request ends as its client leaves before the answer', async () => {
  const client = await opened();
  client.write('GET /slow HTTP/1.1\r\nhost: tiffin\r\n\r\n');
  await reached.promise;
  client.destroy();
  await expect.poll(() => ended.mock.calls).toEqual([['/slow', 499]]);
});

test.each(['/endless', '/photo'])('a request ends as its client leaves within the answer: %s', async path => {
  const client = await opened();
  client.write(`GET ${path} HTTP/1.1\r\nhost: tiffin\r\n\r\n`);
  await once(client, 'data');
  client.destroy();
  await expect.poll(() => ended.mock.calls).toEqual([[path, 499]]);
});

test('a request ends as its client leaves while it sends', async () => {
  const client = await opened();
  client.write(
    'POST /orders HTTP/1.1\r\nhost: tiffin\r\nexpect: 100-continue\r\ncontent-type: text/plain\r\ncontent-length: 900\r\n\r\n',
  );
  await once(client, 'data');
  client.destroy();
  await expect.poll(() => ended.mock.calls).toEqual([['/orders', 499]]);
});

test.each([
  { what: 'is malformed', at: app, body: 'masala dosa\r\n', status: 400 },
  { what: 'is too slow', at: impatient, body: '', status: 408 },
])('a request whose body $what ends with what its client was answered', async ({ at, body, status }) => {
  const client = await opened(at);
  client.write(
    `POST /orders HTTP/1.1\r\nhost: tiffin\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n${body}`,
  );
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(`HTTP/1.1 ${status} `);
  await expect.poll(() => ended.mock.calls).toEqual([['/orders', status]]);
});

test('a request ends as its client leaves in the middle of its body', async () => {
  const client = await opened();
  client.write(
    'POST /orders HTTP/1.1\r\nhost: tiffin\r\nexpect: 100-continue\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n4\r\nmas',
  );
  await once(client, 'data');
  client.end();
  await expect.poll(() => ended.mock.calls).toEqual([['/orders', 499]]);
});
