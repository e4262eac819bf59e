import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';

test('a connection without a request does not keep the server from stopping', async () => {
  const marketplace = await Marketplace.open();
  const ahead = connect(Number(new URL(marketplace.origin).port), '127.0.0.1');
  await once(ahead, 'connect');
  // Answered on another connection: by now the server has accepted the first.
  expect((await marketplace.anonymous().send('/health')).status).toBe(200);
  const ended = once(ahead, 'close');
  await marketplace.close();
  await ended;
}, 20_000);
