import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { postgresqlServer } from '../test-database.ts';
import { Crowd } from './crowd.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(postgresqlServer);
});
afterAll(() => prepared.remove());

test('SIGTERM under load ends with 0, tells open sockets, and cuts nothing under way', {
  timeout: 120_000,
}, async () => {
  const server = await ServerProcess.open(prepared.environment);
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ type: 'connection_init' }));

  const crowd = new Crowd(prepared);
  let ending: Promise<number | null> | undefined;
  await crowd.orderUntil(server.origin, () => {
    if (crowd.acknowledged.size >= 30) ending ??= server.end('SIGTERM');
    return ending !== undefined;
  });
  expect(await ending).toBe(0);
  expect((await closed)[0]).toBe(1001);
  expect(crowd.unanswered).toEqual([]);
  expect(crowd.surprises).toEqual([]);
  const stored = await prepared.look(({ sql }) => sql.rows<{ id: string }>('select id from orders'));
  expect(new Set(stored.map(order => order.id))).toEqual(new Set(crowd.acknowledged.values()));
});

test('a wrong setting stops the start and is named', async () => {
  const { exitCode, output } = await ServerProcess.refused({
    ...prepared.environment,
    PORT: 'http',
    MODE: 'test',
  });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/PORT: .*\n.*MODE: /);
});
