import type { Sql } from '../core/database/sql.ts';
import { MovableClock } from '../core/operation/movable-clock.ts';
import { lockDataFolder } from '../platform/database/data-folder-lock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { OpenStatements } from '../platform/database/statements.ts';
import { filesOf } from '../platform/files/files-of.ts';
import { openVault } from '../platform/keys/open-vault.ts';
import { measuredSql } from '../platform/metrics/measured-sql.ts';
import { PrometheusMetrics } from '../platform/metrics/prometheus-metrics.ts';
import { cardProviderOf } from '../platform/stripe/card-provider-of.ts';
import { openTracing } from '../platform/tracing/open-tracing.ts';
import { TracedDriver } from '../platform/tracing/traced-driver.ts';
import { tracedSql } from '../platform/tracing/traced-sql.ts';
import type { Settings } from '../settings.ts';
import { openLog } from './open-log.ts';

/** Opens log, database, keys, files and clock: what the process needs before it knows what it will do. */
export const openFoundation = async (settings: Settings, openStatements: OpenStatements | undefined) => {
  const lock = settings.DATABASE_URL ? undefined : await lockDataFolder(settings.DATA_DIR);
  const metrics = settings.METRICS_PORT === undefined ? undefined : new PrometheusMetrics();
  const { log, errors } = await openLog(settings, metrics);
  const tracing = await openTracing(settings, log);
  const opened = await openDatabase(settings, lock?.held, {
    openStatements,
    wrapDriver: tracing && (driver => new TracedDriver(driver, tracing)),
  });
  const observed = (sql: Sql): Sql => {
    const measured = metrics ? measuredSql(sql, metrics) : sql;
    return tracing ? tracedSql(measured, tracing) : measured;
  };
  const database: Database = { ...opened, sql: observed(opened.sql) };
  const vault = await openVault(settings);
  const wallClock = () => new Date();
  const sandbox = settings.SANDBOX ? new MovableClock(wallClock) : null;
  return {
    lock,
    metrics,
    log,
    errors,
    tracing,
    openStatements,
    database,
    /** Of a PostgreSQL server, past a pooler. */
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    vault,
    wallClock,
    sandbox,
    clock: sandbox?.read ?? wallClock,
    stripe: await cardProviderOf(settings),
    // Stores of files know the time, and how old files are, by themselves.
    files: await filesOf(settings, wallClock),
    /** Of a process that ends without having served. */
    close: async (): Promise<void> => {
      await database.close();
      await lock?.release();
    },
  };
};

export type Foundation = Awaited<ReturnType<typeof openFoundation>>;
