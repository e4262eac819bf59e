import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { RedisConnection } from './redis-connection.ts';

const redisServer = process.env.REDIS_URL;

/** A way to Redis that can be closed, so that connecting is refused, and opened again at the same port. */
const wayTo = (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(Number(port || 6379), hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  return {
    open: async (at = 0): Promise<number> => {
      await once(server.listen(at, '127.0.0.1'), 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    },
    close: async () => {
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
};

test.skipIf(!redisServer)(
  'an outage is reported once however often connecting fails, and so is its end',
  async () => {
    const way = wayTo(redisServer!);
    const port = await way.open();
    const reported: string[] = [];
    const url = new URL(redisServer!);
    url.host = `127.0.0.1:${port}`;
    const reports = { onLost: () => void reported.push('lost'), onBack: () => void reported.push('back') };
    const connection = new RedisConnection(url.href, {}, reports);
    const { redis } = connection;
    let errors = 0;
    redis.on('error', () => errors++);
    await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready');
    expect(reported).toEqual([]);
    for (const outage of [1, 2]) {
      await way.close();
      await expect.poll(() => errors, { timeout: 10_000 }).toBeGreaterThan(3 * outage);
      await way.open(port);
      await expect.poll(() => redis.status, { timeout: 10_000 }).toBe('ready');
    }
    expect(reported).toEqual(['lost', 'back', 'lost', 'back']);
    connection.close();
    await way.close();
  },
);
