import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { finishHandlersOnClose } from './running-handlers.ts';

test('close waits for the handler of a client that disconnected', async () => {
  const app = fastify();
  finishHandlersOnClose(app);
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const events: string[] = [];
  app.post('/work', async () => {
    begun.resolve();
    await work.promise;
    events.push('work ended');
    return '';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('POST /work HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
  await begun.promise;
  client.destroy();
  await once(client, 'close');

  const closed = app.close().then(() => events.push('server closed'));
  await once(app.server, 'close');
  for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
  expect(events).toEqual([]);
  work.resolve();
  await closed;
  expect(events).toEqual(['work ended', 'server closed']);
});
