import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { nothingStored, openRedisServers } from './redis-servers.ts';

/** A primary of Redis, its replica, and a sentinel that lets the replica take over. */
export const openRedisWithSentinel = async (byTls: boolean) => {
  const servers = openRedisServers(byTls);
  const primary = await servers.start(...nothingStored);
  await servers.start(...nothingStored, '--replicaof', `127.0.0.1 ${primary.port}`);
  const file = join(servers.folder, 'sentinel.conf');
  writeFileSync(
    file,
    `sentinel monitor meals 127.0.0.1 ${primary.port} 1\nsentinel down-after-milliseconds meals 500\n` +
      'sentinel failover-timeout meals 2000\n',
  );
  const { port } = await servers.start(file, '--sentinel');
  const asking = new Redis({ host: '127.0.0.1', port, tls: byTls ? {} : undefined });
  onTestFinished(() => asking.disconnect());
  return {
    url: `redis${byTls ? 's' : ''}+sentinel://127.0.0.1:${port}/meals`,
    /** Whether the sentinel knows the replica, which can take over then. */
    knowsReplica: async () => {
      const replicas = (await asking.call('sentinel', 'replicas', 'meals')) as string[][];
      return replicas.some(fields => fields.includes('master-link-status') && fields.includes('ok'));
    },
    /** How many connections of this marketplace listen for the name of another primary. */
    listeners: async () => {
      const clients = (await asking.call('client', 'list', 'type', 'pubsub')) as string;
      return clients.split('\n').filter(client => client.includes(' sub=1 ')).length;
    },
    killPrimary: primary.kill,
  };
};
