import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Marketplace } from '../marketplace.ts';
import { oddities, telltale } from './oddities.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

/** The first message of an initialized socket after one frame, or its close code. */
const answerTo = async (frame: string): Promise<string | number> => {
  const socket = new WebSocket(`${marketplace.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const answer = Promise.race([
    once(socket, 'message').then(([data]) => String(data)),
    once(socket, 'close').then(([code]) => code as number),
  ]);
  socket.send(frame);
  const message = await answer;
  socket.terminate();
  return message;
};

const query =
  'query ($id: ID!, $first: Int) { supplier(id: $id) { id } suppliers(first: $first) { nodes { id } } }';

test('no malformed frame causes an internal error or breaks a socket', async () => {
  for (const odd of oddities) {
    const payloads = [
      odd,
      { query: odd },
      { query, variables: odd },
      { query, variables: { id: odd, first: odd } },
      { query: '{ me { id } }', operationName: odd },
      { query: '{ me { id } }', extensions: odd },
    ];
    const frames = payloads.map(payload => JSON.stringify({ type: 'subscribe', id: '1', payload }));
    const answers = await Promise.all([JSON.stringify(odd), ...frames].map(answerTo));
    for (const [index, answer] of answers.entries()) {
      const what = `${JSON.stringify(odd)}, frame ${index}`;
      if (typeof answer === 'number') {
        expect([4400, 1007], what).toContain(answer);
      } else {
        expect(answer, what).not.toContain('INTERNAL_SERVER_ERROR');
        expect(answer, what).not.toMatch(telltale);
      }
    }
  }
});
