import type { Sql } from '../core/database/sql.ts';
import type { Log } from '../core/logging/log.ts';
import { pipelinedIf } from '../fast-path/connections/open-pipelined.ts';
import { ReadReplica } from '../platform/database/read-replica.ts';
import type { Settings } from '../settings.ts';

type Where = Pick<Settings, 'DATABASE_READ_URL' | 'POOL_SIZE' | 'FAST_PATH'>;

/** The standby for public reads, where one is set. */
export const openReadReplica = (
  { DATABASE_READ_URL: url, POOL_SIZE, FAST_PATH }: Where,
  primary: Sql,
  log: Log,
): ReadReplica | undefined =>
  url === undefined
    ? undefined
    : new ReadReplica(
        primary,
        { url, count: Math.ceil(POOL_SIZE / 2), openStatements: pipelinedIf(FAST_PATH) },
        log,
      );
