import { expect, onTestFinished, test } from 'vitest';
import { postgresqlServer } from '../test-database.ts';
import { prepareDatabase } from './prepared-database.ts';
import { hasRedis, nothingStored, openRedisServers } from './redis-servers.ts';
import { ServerProcess } from './server-process.ts';

test.skipIf(!hasRedis)('the log says that Redis refuses the password, and not which', async () => {
  const redis = await openRedisServers(false).start(...nothingStored, '--requirepass', 'cardamom');
  const prepared = await prepareDatabase(postgresqlServer);
  onTestFinished(() => prepared.remove());
  const REDIS_URL = `redis://:turmeric@127.0.0.1:${redis.port}`;
  const server = await ServerProcess.open({ ...prepared.environment, LOG_LEVEL: 'warn', REDIS_URL });
  for (const part of ['event bus', 'budgets of callers'])
    await expect.poll(() => server.output).toMatch(new RegExp(`WRONGPASS.*${part}: Redis`));
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output).not.toContain('turmeric');
});
