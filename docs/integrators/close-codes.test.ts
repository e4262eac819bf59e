import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';

const guide = await readFile(join(import.meta.dirname, 'sockets.md'), 'utf8');

/** The rows of the guide, one for each code. */
const codes = [...guide.matchAll(/^\| ([\d, ]+) \| [^|]+ \| (yes|no) \|/gm)].flatMap(([, names, again]) =>
  names!.split(', ').map(name => ({ code: Number(name), again })),
);

/** A server that closes each socket with a code; 1006 means that none was sent. */
const closingWith = async (code: number) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  let sockets = 0;
  server.on('connection', socket => {
    sockets++;
    if (code === 1006) socket.terminate();
    else socket.close(code);
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `ws://127.0.0.1:${port}`, sockets: () => sockets, close: () => server.close() };
};

test('the guide lists the close codes of sockets', () => {
  expect(codes.length).toBeGreaterThan(12);
});

test.each(codes)('a client of graphql-ws connects again after $code: $again', async ({ code, again }) => {
  const server = await closingWith(code);
  const client = createClient({
    url: server.url,
    webSocketImpl: WebSocket,
    retryAttempts: 1,
    retryWait: async () => undefined,
  });
  await expect(client.iterate({ query: '{ me { id } }' }).next()).rejects.toMatchObject({ code });
  expect(server.sockets()).toBe(again === 'yes' ? 2 : 1);
  await client.dispose();
  server.close();
});
