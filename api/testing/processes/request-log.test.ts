import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
let prepared: PreparedDatabase;
let server: ServerProcess;
beforeAll(async () => {
  prepared = await prepareDatabase(postgresqlServer);
  server = await ServerProcess.open({ ...prepared.environment, LOG_REQUESTS: 'on', LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await prepared.remove();
});

/** Lines of the log about requests and operations so far. */
const lines = (): Record<string, unknown>[] =>
  server.output
    .split('\n')
    .filter(line => /"msg":"(request|operation)"/.test(line))
    .map(line => JSON.parse(line));

const linesOf = async (requestId: string, count: number) => {
  const found = () => lines().filter(line => line.requestId === requestId);
  await expect.poll(() => found().length).toBe(count);
  return found();
};

test('an operator follows a request from the proxy to its operation', async () => {
  await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${prepared.tokens[0]}`,
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      'x-request-id': 'of-the-proxy-1',
    },
    body: JSON.stringify({ query: 'query Mine { me { id } }' }),
  });
  expect(await linesOf('of-the-proxy-1', 2)).toEqual([
    expect.objectContaining({
      msg: 'operation',
      operation: 'query me',
      outcome: 'ok',
      ms: expect.any(Number),
    }),
    expect.objectContaining({
      msg: 'request',
      method: 'POST',
      route: '/graphql',
      status: 200,
      traceId: trace,
    }),
  ]);
});

test('a path that names an order is not in the log, nor is a trace that is none', async () => {
  await fetch(
    `${server.origin}/api/orders/1b4e28ba-2fa1-11d2-883f-0016d3cca427/calendar.ics?token=tfn_secret`,
    {
      headers: { 'x-request-id': 'of-the-proxy-2', traceparent: '00-"} forged-line' },
    },
  );
  const [request] = await linesOf('of-the-proxy-2', 1);
  expect(request).toMatchObject({ route: '/api/orders/:id/calendar.ics', method: 'GET' });
  expect(request).not.toHaveProperty('traceId');
  expect(server.output).not.toMatch(/1b4e28ba|tfn_secret|forged/);
});

test('an operation over a socket has a line of its own', async () => {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.send(
    JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ orders { nodes { id } } }' } }),
  );
  await once(socket, 'message');
  await expect.poll(() => lines().some(line => line.operation === 'query orders')).toBe(true);
  expect(lines().find(line => line.operation === 'query orders')).toMatchObject({ outcome: 'failed' });
  socket.terminate();
});
