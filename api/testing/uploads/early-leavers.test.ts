import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Marketplace } from '../marketplace.ts';

test('an upload whose sender leaves before it is read does not keep the server from stopping', async () => {
  const marketplace = await Marketplace.open();
  const { cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' });
  const waiting = Promise.withResolvers<void>();
  const room = Promise.withResolvers<void>();
  marketplace.services.uploads.assertRoom = () => {
    waiting.resolve();
    return room.promise;
  };

  const { hostname, port } = new URL(marketplace.origin);
  const sender = connect(Number(port), hostname);
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${asha.token}`,
    'apollo-require-preflight: yes',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000',
  ];
  sender.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
  await waiting.promise;
  sender.destroy();
  await once(sender, 'close');
  // The server reads the end of the connection before this request, which comes later.
  expect((await marketplace.anonymous().rest('GET', '/health')).status).toBe(200);
  room.resolve();

  await marketplace.close();
});
