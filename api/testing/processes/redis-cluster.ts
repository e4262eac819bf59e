import { Redis } from 'ioredis';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { nothingStored, openRedisServers } from './redis-servers.ts';

/** The first node has what is counted under `{points}`, in slot 6431, and its replica can be elected by the others. */
const slots = [
  [0, 8191],
  [8192, 12_287],
  [12_288, 16_383],
] as const;

/** A node that does not answer for so long is missed by the others. */
const missedAfterMs = '3000';

/** A Redis Cluster of three nodes and a replica of the first, which announce the name of this machine. */
export const openRedisCluster = async (byTls: boolean) => {
  const servers = openRedisServers(byTls);
  const start = async () => {
    const clusterPort = `${await freePort()}`;
    const node = ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${clusterPort}.conf`];
    const others = ['--cluster-port', clusterPort, '--cluster-node-timeout', missedAfterMs];
    const name = [
      '--cluster-announce-hostname',
      'localhost',
      '--cluster-preferred-endpoint-type',
      'hostname',
    ];
    const server = await servers.start(...nothingStored, ...node, ...others, ...name);
    const redis = new Redis({ host: '127.0.0.1', port: server.port, tls: byTls ? {} : undefined });
    // It ends with its node.
    redis.on('error', () => undefined);
    onTestFinished(() => redis.disconnect());
    return { server, redis, clusterPort };
  };
  const [first, second, third, replica] = [await start(), await start(), await start(), await start()];
  const nodes = [first, second, third, replica];
  for (const [at, range] of slots.entries()) await nodes[at]!.redis.cluster('ADDSLOTSRANGE', ...range);
  for (const { server, clusterPort } of nodes.slice(1))
    await first.redis.call('cluster', 'meet', '127.0.0.1', server.port, clusterPort);
  const knowsAll = async ({ redis }: typeof first) =>
    /cluster_state:ok.*cluster_known_nodes:4/s.test(`${await redis.cluster('INFO')}`);
  const isFormed = async () => (await Promise.all(nodes.map(knowsAll))).every(Boolean);
  await expect.poll(isFormed).toBe(true);
  await replica.redis.cluster('REPLICATE', `${await first.redis.cluster('MYID')}`);
  const isInSync = async () => /master_link_status:up/.test(await replica.redis.info('replication'));
  await expect.poll(isInSync).toBe(true);
  const urlOf = (...named: (typeof first)[]) =>
    `redis${byTls ? 's' : ''}+cluster://${named.map(({ server }) => `localhost:${server.port}`).join(',')}`;
  return {
    url: urlOf(first, second),
    urlFromSecond: urlOf(second, third),
    /** Names a node first that has no part in the cluster. */
    urlFromOutside: async () => urlOf(await start(), second),
    first: first.server,
  };
};
