import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

/** A request with an Upgrade header. */
const offering = async (protocol: string, path: string, body?: string) => {
  const offer = request(marketplace.origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: protocol,
      'http2-settings': 'AAMAAABkAAQAAP__',
      'content-type': 'application/json',
    },
  });
  offer.end(body);
  const [response] = (await once(offer, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
};

describe.each(['h2c', 'TLS/1.0', 'h2c, websocket'])('a client that offers %s', protocol => {
  test('is answered in HTTP/1.1', async () => {
    expect(await offering(protocol, '/health')).toEqual({ status: 200, body: { status: 'ok' } });
    const query = JSON.stringify({ query: '{ me { id } }' });
    expect(await offering(protocol, '/graphql', query)).toEqual({
      status: 200,
      body: { data: { me: null } },
    });
  });
});

const greeting = (path: string, ...headers: string[]) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: tiffin.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '\r\n',
  ].join('\r\n');

test.each([
  ['elsewhere', greeting('/socket')],
  ['from another site', greeting('/graphql', 'Origin: https://elsewhere.example')],
  ['with a broken key', greeting('/graphql').replace('dGhl', '')],
  ['as it should', greeting('/graphql', 'Sec-WebSocket-Protocol: graphql-transport-ws')],
])('a client that requests a socket %s and disconnects immediately does no harm', async (_, words) => {
  const port = Number(new URL(marketplace.origin).port);
  for (let attempt = 0; attempt < 20; attempt++) {
    const connection = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(connection, 'connect');
    connection.write(words, () => connection.resetAndDestroy());
    await once(connection, 'close');
  }
  expect((await marketplace.anonymous().send('/health')).status).toBe(200);
});
