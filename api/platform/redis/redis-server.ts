import { Redis, type RedisOptions } from 'ioredis';
import { clusterOptions } from './cluster-route.ts';
import { parseRedisUrl } from './redis-url.ts';

/** A server that answers nothing for so long is taken for lost; the operating system would wait for a quarter of an hour. */
const socketTimeout = 5000;

/** Where Redis is, and how the names of this marketplace begin there. */
export interface RedisServer {
  /**
   * Of one server (redis:), of sentinels that know it (redis+sentinel:) or of a Redis Cluster (redis+cluster:), or the
   * same by TLS (rediss:).
   */
  url: string;
  /** Marketplaces that share a Redis have different ones. */
  prefix: string;
}

/** A connection to the server, to the one that the sentinels name, or to one node of the cluster. */
export const connectToRedis = (url: string, special: RedisOptions): Redis => {
  const options = { socketTimeout, ...special };
  const address = parseRedisUrl(url);
  if (!address) throw new Error('REDIS_URL is not the address of a Redis');
  if (address.kind === 'server') return new Redis(address.url, options);
  if (address.kind === 'sentinels') return new Redis({ ...address.options, ...options });
  return new Redis({ ...address.options, ...clusterOptions(address.nodes, address.options), ...options });
};
