import type { Sql } from '../../core/database/sql.ts';
import type { EventBus } from '../../core/interfaces/event-bus.ts';
import type { Log } from '../../core/logging/log.ts';
import type { RedisServer } from '../redis/redis-server.ts';
import { LocalBus } from './local-bus.ts';
import { PostgreSqlBus } from './postgresql-bus.ts';

interface Where {
  redis?: RedisServer;
  /** Without a pooler, which gives no connection to one that listens. */
  directUrl?: string;
}

/** Redis if there is one, else the database server, else a local bus. */
export const openBus = async ({ redis, directUrl }: Where, sql: Sql, log: Log): Promise<EventBus> => {
  if (redis) {
    const { RedisBus } = await import('./redis-bus.ts');
    return RedisBus.open(redis, log);
  }
  if (directUrl) return PostgreSqlBus.open(directUrl, sql, log);
  return new LocalBus();
};
