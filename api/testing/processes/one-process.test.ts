import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { postgresqlServer } from '../test-database.ts';
import { Crowd } from './crowd.ts';
import { orderAtOnce } from './order-at-once.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const engines = [
  { name: 'the embedded engine', database: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', database: postgresqlServer }] : []),
];

/** Status and `Connection` header of an answer over a connection of the agent. */
const answerOver = async (agent: Agent, url: string) => {
  const sent = get(url, { agent });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return { status: response.statusCode, connection: response.headers.connection };
};

describe.each(engines)('one server on $name', ({ database }) => {
  let prepared: PreparedDatabase;
  beforeAll(async () => {
    prepared = await prepareDatabase(database);
  });
  afterAll(() => prepared.remove());

  const storedOrders = async () => {
    const rows = await prepared.look(({ sql }) => sql.rows<{ id: string }>('select id from orders'));
    return new Set(rows.map(order => order.id));
  };

  test('SIGTERM under load exits with 0, closes open sockets, and finishes requests in progress', {
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
    expect(await ending, server.output).toBe(0);
    expect(server.output).not.toContain('cut off');
    expect((await closed)[0]).toBe(1001);
    expect(crowd.unanswered).toEqual([]);
    expect(crowd.surprises).toEqual([]);
    expect(await storedOrders()).toEqual(new Set(crowd.acknowledged.values()));
  });

  test.each([
    ['/health', 200],
    ['/ready', 503],
  ])(
    'a request for %s that meets the stop on an open connection is answered with %i, and is its last',
    {
      timeout: 120_000,
    },
    async (path, status) => {
      const server = await ServerProcess.open({ ...prepared.environment, LOG_LEVEL: 'info' });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const url = server.origin + path;
      expect(await answerOver(agent, url)).toEqual({ status: 200, connection: 'keep-alive' });
      await server.beginToStop();
      expect(await answerOver(agent, url)).toEqual({ status, connection: 'close' });
      expect(await server.ended, server.output).toBe(0);
      agent.destroy();
    },
  );

  test('a socket with a sleeping client does not delay the shutdown', { timeout: 120_000 }, async () => {
    const server = await ServerProcess.open(prepared.environment);
    const asleep = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => undefined);
    asleep.write(
      'GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
        'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    );
    expect(String((await once(asleep, 'data'))[0])).toContain('101 Switching Protocols');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output).not.toContain('cut off');
    asleep.destroy();
  });

  test('forty orders received before the stop signal are all answered', {
    timeout: 120_000,
  }, async () => {
    const server = await ServerProcess.open(prepared.environment);
    const before = await (await fetch(`${server.origin}/health`)).json();
    expect(before).toEqual({ status: 'ok' });
    const sent = await orderAtOnce(server.origin, prepared, 40);
    const ending = server.end('SIGTERM');
    const answers = await Promise.all(sent.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(await ending, server.output).toBe(0);
    expect(server.output).not.toContain('cut off');
    const stored = await storedOrders();
    for (const { order } of answers) expect(stored).toContain(order.id);
  });

  test('a health check does not wait until forty orders are placed', { timeout: 120_000 }, async () => {
    const server = await ServerProcess.open(prepared.environment);
    const sent = await orderAtOnce(server.origin, prepared, 40);
    let answered = 0;
    for (const { answer } of sent) void answer.then(() => answered++);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
    // PostgreSQL runs in its own process, and may have placed them all.
    if (!database) expect(answered).toBeLessThan(20);
    await Promise.all(sent.map(({ answer }) => answer));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test('an invalid setting is named and stops the start', async () => {
  const { exitCode, output } = await ServerProcess.refused({ PORT: 'http', MODE: 'test' });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/PORT: .*\n.*MODE: /);
});
