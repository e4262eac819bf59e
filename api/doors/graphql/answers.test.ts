import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseFastPath } from '../../fast-path/pieces.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { platesLeft } from '../../testing/plates.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: parseFastPath('on') });
  asha = await aKitchen(marketplace, await aCity(marketplace));
});
afterAll(() => marketplace.close());

/** Compares whole responses, byte by byte, to the same request sent again and again. */
const bodies = async (query: string, variables: unknown, times: number, accept = '*/*') => {
  const visitor = marketplace.anonymous();
  const answers: { status: number; type: string | null; text: string }[] = [];
  for (let time = 0; time < times; time++) {
    const response = await visitor.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query, variables }),
    });
    answers.push({
      status: response.status,
      type: response.headers.get('content-type'),
      text: (await response.text()).replace(/"requestId":"[^"]*"/, ''),
    });
  }
  return answers;
};

describe('a document sent again, cached by then,', () => {
  test.each(['*/*', 'application/json', 'application/graphql-response+json'])(
    'is answered the same to the byte, for %s',
    async accept => {
      const query =
        'query ($id: ID!) { supplier(id: $id) { kitchenName menu { name dishes { name price { text } } } } }';
      const answers = await bodies(query, { id: asha.id }, 3, accept);
      expect(answers[0]!.status).toBe(200);
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    },
  );

  test('is refused in the same way', async () => {
    const query = 'query ($first: Int!) { suppliers(first: $first) { nodes { id } } }';
    await bodies(query, { first: 2 }, 2);
    for (const first of [0, 101, 'many', null, 1e12]) {
      const known = await bodies(query, { first }, 2);
      const unknown = await bodies(`${query} # not seen before, ${first}`, { first }, 1);
      expect(known[0]).toEqual(known[1]);
      expect(known[0]).toEqual(unknown[0]);
    }
  });

  test('is not mixed up with another operation', async () => {
    const visitor = marketplace.anonymous();
    const query = 'query One { me { id } } query Two { cities { nodes { name } } }';
    const ask = async (operationName?: string) => {
      const response = await visitor.send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName }),
      });
      return JSON.parse(await response.text());
    };
    for (const _ of [1, 2]) {
      expect((await ask('One')).data).toEqual({ me: null });
      expect((await ask('Two')).data).toEqual({ cities: { nodes: [{ name: 'San Jose' }] } });
      expect((await ask('Three')).errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
      expect((await ask()).errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
    }
  });
});

describe('a cached response', () => {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ cities { nodes { name state } } }' });
  const ask = (headers: Record<string, string> = {}) =>
    marketplace.anonymous().send('/graphql', { method: 'POST', headers: { ...json, ...headers }, body });

  test('has the same headers as the first one', async () => {
    const worked = JSON.stringify({ query: '{ cities { nodes { state } } } # never asked before' });
    const all: Record<string, string>[] = [];
    for (const _ of [1, 2]) {
      const visitor = marketplace.anonymous();
      const response = await visitor.send('/graphql', { method: 'POST', headers: json, body: worked });
      const {
        date: _date,
        'x-request-id': _id,
        ratelimit: _left,
        ...headers
      } = Object.fromEntries(response.headers);
      all.push(headers);
    }
    expect(all[0]).toEqual(all[1]);
    expect(all[0]).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  test('is served neither to another site with a cookie nor to a compressed request', async () => {
    await ask();
    expect((await ask()).status).toBe(200);
    expect((await ask({ origin: 'https://elsewhere.example', cookie: 'session=1' })).status).toBe(403);
    expect((await ask({ 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('is found for a request that arrives in chunks', async () => {
    const whole = await (await ask()).text();
    const { hostname, port } = new URL(marketplace.origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`;
    for (const piece of [head, body.slice(0, 9), body.slice(9)])
      await new Promise(resolve => socket.write(piece, resolve));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer.endsWith(whole)).toBe(true);
  });

  test('is invalidated when an order changes its data', async () => {
    const meera = await marketplace.customer('Meera Iyer');
    for (const left of [25, 25]) expect(await platesLeft(meera, asha)).toBe(left);
    const { id } = await placeOrder(meera, anOrder(asha, 4));
    for (const left of [21, 21]) expect(await platesLeft(meera, asha)).toBe(left);
    await cancelOrder(meera, id);
    expect(await platesLeft(meera, asha)).toBe(25);
  });

  test('is refreshed while the old one is still served', async () => {
    const states = 'query States { cities { nodes { state } } }';
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const ask = async () => (await bodies(states, {}, 1))[0]!.text;
      await ask();
      const old = await ask();
      await marketplace.sql.rows("update cities set state = 'NV'");
      expect(await ask()).toBe(old);
      vi.advanceTimersByTime(800);
      let now = old;
      while (now === old) now = await ask();
      expect(now).toContain('NV');
    } finally {
      vi.useRealTimers();
      await marketplace.sql.rows("update cities set state = 'CA'");
    }
  });

  test('never contains personal data', async () => {
    const query = '{ me { name } cities { nodes { name } } }';
    const [lata, ravi] = [await marketplace.customer('Lata Rao'), await marketplace.customer('Ravi Menon')];
    for (const _ of [1, 2]) {
      expect((await lata.graphql(query)).me.name).toBe('Lata Rao');
      expect((await ravi.graphql(query)).me.name).toBe('Ravi Menon');
      expect((await marketplace.anonymous().graphql(query)).me).toBeNull();
    }
  });
});
