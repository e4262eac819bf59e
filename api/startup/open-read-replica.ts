import type { Sql } from '../core/database/sql.ts';
import type { Log } from '../core/logging/log.ts';
import { ReadReplica } from '../platform/database/read-replica.ts';
import type { OpenStatements } from '../platform/database/statements.ts';
import type { Settings } from '../settings.ts';

type Where = Pick<Settings, 'DATABASE_READ_URL' | 'POOL_SIZE' | 'ROLE'>;

/** The standby for public reads, where one is set and requests are answered. */
export const openReadReplica = (
  { DATABASE_READ_URL: url, POOL_SIZE, ROLE }: Where,
  primary: Sql,
  openStatements: OpenStatements | undefined,
  log: Log,
): ReadReplica | undefined =>
  url === undefined || ROLE === 'jobs'
    ? undefined
    : new ReadReplica(primary, { url, count: Math.ceil(POOL_SIZE / 2), openStatements }, log);
