import { expect, test } from 'vitest';
import { parseRedisUrl } from './redis-url.ts';

test('hosts of a list are names or addresses, those of IPv6 in brackets', () => {
  expect(parseRedisUrl('redis+cluster://one.example,127.0.0.1:6380,[::1]:6381,[2001:db8::2]')).toMatchObject({
    nodes: [
      { host: 'one.example', port: 6379 },
      { host: '127.0.0.1', port: 6380 },
      { host: '::1', port: 6381 },
      { host: '2001:db8::2', port: 6379 },
    ],
  });
  expect(parseRedisUrl('redis+sentinel://user:word@[::1]:26380/meals')).toMatchObject({
    options: { sentinels: [{ host: '::1', port: 26_380 }], username: 'user', password: 'word' },
  });
});
