import { on, once } from 'node:events';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const url = () => `${marketplace.origin.replace('http', 'ws')}/graphql`;

const open = (headers: Record<string, string> = {}, protocol = 'graphql-transport-ws') =>
  new WebSocket(url(), protocol, { headers });

const statusOfRefusal = async (socket: WebSocket): Promise<number> => {
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
};

const ask = async <Data>(
  query: string,
  headers: Record<string, string>,
  connectionParams: Record<string, unknown>,
) => {
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers });
    }
  }
  const client = createClient({ url: url(), webSocketImpl: WithHeaders, connectionParams, retryAttempts: 0 });
  try {
    for await (const answer of client.iterate<Data>({ query })) return answer;
    return undefined;
  } finally {
    await client.dispose();
  }
};

const whoAmI = async (headers: Record<string, string>, connectionParams = {}) => {
  const answer = await ask<{ me: { email: string } | null }>('{ me { email } }', headers, connectionParams);
  return answer?.data?.me?.email ?? null;
};

/** ID of no kitchen. */
const unknown = '0190b5a0-0000-7000-8000-000000000000';

/** Sends frames and returns how the socket was closed. */
const closedAfter = async (...frames: (string | Buffer)[]): Promise<number> => {
  const socket = open();
  await once(socket, 'open');
  for (const frame of frames) socket.send(frame);
  const [code] = await once(socket, 'close');
  return code;
};
const init = JSON.stringify({ type: 'connection_init' });

describe('a socket', () => {
  test('knows its viewer, by cookie from our own pages or by token', async () => {
    const cookie = `session=${meera.token}`;
    expect(await whoAmI({ cookie, origin: marketplace.origin })).toBe(meera.email);
    expect(await whoAmI({}, { token: meera.token })).toBe(meera.email);
    expect(await whoAmI({}, { authorization: `Bearer ${meera.token}` })).toBe(meera.email);
    // The explorer of developers sends one without a token, so that it never acts as who is signed in.
    expect(await whoAmI({ cookie, origin: marketplace.origin }, { token: '' })).toBeNull();
    expect(await whoAmI({}, { Authorization: `Bearer ${meera.token}` })).toBe(meera.email);
    expect(await whoAmI({}, { Authorization: meera.token })).toBeNull();
    expect(await whoAmI({})).toBeNull();
    expect(await whoAmI({}, { token: 5 })).toBeNull();
  });

  test('says of a token that is not known that it was sent, and of none that one is needed', async () => {
    const refusal = async (headers: Record<string, string>, connectionParams = {}) =>
      (await ask('{ orders { nodes { id } } }', headers, connectionParams))?.errors?.[0]?.message;
    const unknownToken = 'tfn_jkbe3zss';
    for (const headers of [{ authorization: `Bearer ${unknownToken}` }, { authorization: 'bearer ' }])
      expect(await refusal(headers)).toContain('token');
    for (const params of [{ token: unknownToken }, { Authorization: `Bearer ${unknownToken}` }])
      expect(await refusal({}, params)).toContain('token');
    for (const params of [{}, { token: '' }, { token: null }, { authorization: '' }])
      expect(await refusal({}, params)).toBe('Please sign in first.');
  });

  test.each(['https://elsewhere.example', 'null', 'not an address'])(
    'is not opened for a page of another site: %s',
    async origin => {
      expect(await statusOfRefusal(open({ origin, cookie: `session=${meera.token}` }))).toBe(403);
      expect(await statusOfRefusal(open({ origin }))).toBe(403);
    },
  );

  test('is not opened in the old protocol or elsewhere', async () => {
    const old = open({}, 'graphql-ws');
    await expect(once(old, 'open')).rejects.toThrow('Server sent no subprotocol');
    const elsewhere = new WebSocket(url().replace('/graphql', '/socket'), 'graphql-transport-ws');
    expect(await statusOfRefusal(elsewhere)).toBe(403);
  });

  test.each([
    ['no JSON', ['{'], 4400],
    ['an unknown message', [JSON.stringify({ type: 'hello' })], 4400],
    ['an answer', [init, JSON.stringify({ type: 'next', id: '1', payload: {} })], 4400],
    ['an error', [init, JSON.stringify({ type: 'error', id: '1', payload: [{ message: 'No' }] })], 4400],
    ['an acknowledgement', [JSON.stringify({ type: 'connection_ack' })], 4400],
    ['a type that is no text', [JSON.stringify({ type: ['subscribe'] })], 4400],
    [
      'a subscription before the greeting',
      [JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ me { id } }' } })],
      4401,
    ],
    ['two greetings', [init, init], 4429],
    ['a binary frame', [Buffer.from([0, 255, 0])], 4400],
    [
      'a query that is not text',
      [init, JSON.stringify({ type: 'subscribe', id: '1', payload: { query: 5 } })],
      4400,
    ],
    [
      'a frame beyond measure',
      [init, JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(70_000) } })],
      1009,
    ],
  ] as const)('is closed after %s', async (_, frames, code) => {
    expect(await closedAfter(...frames)).toBe(code);
  });

  test('is closed where its client offers no protocol, does not greet in time, or repeats an id', async () => {
    const [old, silent, twice] = [new WebSocket(url()), open(), open()];
    const codes = [old, silent, twice].map(async socket => (await once(socket, 'close'))[0]);
    await once(twice, 'open');
    twice.send(init);
    await once(twice, 'message');
    const query = `subscription { supplierChanged(id: "${unknown}") { id } }`;
    const asked = JSON.stringify({ type: 'subscribe', id: 'one', payload: { query } });
    for (let times = 0; times < 2; times++) twice.send(asked);
    expect(await Promise.all(codes)).toEqual([4406, 4408, 4409]);
  });

  test.each([`subscription { supplierChanged(id: "${unknown}") { id } }`, '{ suppliers { nodes { id } } }'])(
    'answers an id once: the operation that had it ends first (%s)',
    async query => {
      const socket = open();
      await once(socket, 'open');
      socket.send(init);
      await once(socket, 'message');
      const asked = (id: string) => JSON.stringify({ type: 'subscribe', id, payload: { query } });
      const completed = JSON.stringify({ type: 'complete', id: 'one' });
      const frames: { type: string; id: string }[] = [];
      socket.on('message', (frame: Buffer) => frames.push(JSON.parse(frame.toString())));
      for (const frame of [asked('one'), completed, asked('one')]) socket.send(frame);
      await expect.poll(() => frames).toMatchObject([{ type: 'error', id: 'one' }]);
      expect(JSON.stringify(frames)).toContain('has not ended yet');
      socket.send(JSON.stringify({ type: 'subscribe', id: 'two', payload: { query: '{ me { id } }' } }));
      await expect
        .poll(() => frames.slice(1))
        .toMatchObject([
          { type: 'next', id: 'two' },
          { type: 'complete', id: 'two' },
        ]);
      socket.terminate();
    },
  );

  test.each([
    ['text that is not UTF-8', Buffer.from([0xff]), { binary: false }, 1007],
    ['a frame that is not masked', 'hello', { mask: false }, 1002],
  ])('is closed after %s', async (_, data, options, code) => {
    const socket = open();
    await once(socket, 'open');
    socket.send(data, options);
    expect((await once(socket, 'close'))[0]).toBe(code);
  });

  test('is closed after a mistake of ours', async () => {
    const ravi = await marketplace.customer('Ravi Menon');
    const rows = vi.spyOn(marketplace.database.sql, 'rows');
    onTestFinished(() => rows.mockRestore());
    rows.mockRejectedValue(new Error('This is a test of mistakes.'));
    const greeting = JSON.stringify({ type: 'connection_init', payload: { token: ravi.token } });
    expect(await closedAfter(greeting)).toBe(4500);
    rows.mockRestore();
    expect(marketplace.complaints.splice(0).join()).toContain('handling a socket message failed');
  });

  test.each(['1', '__proto__', 'constructor'])(
    'continues when something ends that never began: %s',
    async id => {
      const socket = open();
      await once(socket, 'open');
      const answers = on(socket, 'message');
      const complete = JSON.stringify({ type: 'complete', id });
      for (const frame of [complete, init, complete, JSON.stringify({ type: 'ping' })]) socket.send(frame);
      const types = [await answers.next(), await answers.next()].map(
        ({ value }) => JSON.parse(String(value![0])).type,
      );
      expect(types.sort()).toEqual(['connection_ack', 'pong']);
      socket.terminate();
    },
  );

  test('cannot sign in', async () => {
    const client = createClient({ url: url(), webSocketImpl: WebSocket, retryAttempts: 0 });
    const query = 'mutation { signOut { wasSignedIn } }';
    for await (const { data } of client.iterate({ query }))
      expect(data).toEqual({ signOut: { wasSignedIn: false } });
    await client.dispose();
  });
});
