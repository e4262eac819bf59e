import type { Sql } from '../../core/database/sql.ts';
import type { EventBus } from '../../core/interfaces/event-bus.ts';
import type { Log } from '../../core/logging/log.ts';
import { LocalBus } from './local-bus.ts';
import { PostgreSqlBus } from './postgresql-bus.ts';
import { RedisBus } from './redis-bus.ts';

interface Where {
  REDIS_URL?: string;
  /** Without a pooler, which gives no connection to one that listens. */
  directUrl?: string;
}

/** Redis if REDIS_URL is set, else the database server, else a local bus. */
export const openBus = async ({ REDIS_URL, directUrl }: Where, sql: Sql, log: Log): Promise<EventBus> => {
  if (REDIS_URL) return RedisBus.open(REDIS_URL, log);
  if (directUrl) return PostgreSqlBus.open(directUrl, sql, log);
  return new LocalBus();
};
