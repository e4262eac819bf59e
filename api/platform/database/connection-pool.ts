import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { msLeft } from '../../core/limits/deadline.ts';
import { longStatementMs } from '../../core/limits/long-statements.ts';
import { isOverdue, within } from '../../core/limits/within.ts';
import { DatabaseUnavailable } from '../../core/operation/failures.ts';
import { columnTypes } from './column-types.ts';
import type { Demotion } from './demotion.ts';
import { isReadOnlyServer } from './failures.ts';
import { type Access, optionsFor, refusedRead } from './statements.ts';
import type { Timeouts } from './timeouts.ts';

interface Purpose {
  timeouts: Timeouts;
  demotion: Demotion;
  access: Access;
  /** Whether they are connections of a pooler, which has set what PostgreSQL limits (expected-settings.sql.ts). */
  isPooled?: boolean;
}

/** Connections that are each given to one at a time. */
export const connectionPool = (
  url: string,
  max: number,
  { timeouts, demotion, access, isPooled = false }: Purpose,
): PostgresPool => {
  const pool = new Pool({
    keepAlive: true,
    ...(!isPooled && { options: optionsFor(access, timeouts) }),
    // The pool has one timeout for both, which includes opening the connection.
    connectionTimeoutMillis: timeouts.turn,
    connectionString: url,
    min: 0,
    max,
    types: columnTypes,
  });
  let known = new WeakSet<PoolClient>();
  demotion.onNoticed(() => {
    known = new WeakSet();
  });
  // A broken connection fails its statement; its error event, if unhandled, would crash the process too.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    known.add(client);
    client.on('error', () => undefined);
  });
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    if (known.has(client)) return client;
    client.release(true);
    return connect();
  };
  const borrow = async (): Promise<PostgresPoolClient> => {
    const askedAt = performance.now();
    const client = await inTime(connect());
    const longestWait = Math.max(timeouts.answer - (performance.now() - askedAt), shortestWait);
    return borrowed(client, longestWait, access, demotion);
  };
  return { options: pool.options, connect: borrow, end: () => pool.end() };
};

/** Minimum time to wait for a result, even when most of the time has passed. */
const shortestWait = 500;

/** A connection that arrives after its caller's deadline goes to the next one. */
const inTime = async (asked: Promise<PoolClient>): Promise<PoolClient> => {
  const ms = msLeft();
  if (ms === Infinity) return asked;
  try {
    return await within(asked, Math.max(ms, 0));
  } catch (error) {
    if (!isOverdue(error)) throw error;
    void asked.then(
      client => client.release(),
      () => undefined,
    );
    throw new DatabaseUnavailable(error);
  }
};

/** PostgreSQL ends a long statement first, and says so. */
const waitFor = (longestWait: number): number =>
  longStatementMs() > 0
    ? longStatementMs() + shortestWait
    : Math.max(Math.min(longestWait, msLeft()), shortestWait);

/** A connection that is dropped when it falls silent, or when its server became read-only. */
const borrowed = (
  client: PoolClient,
  longestWait: number,
  access: Access,
  demotion: Demotion,
): PostgresPoolClient => {
  let isOfNoUse = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const silence = setTimeout(() => {
      isOfNoUse = true;
      void client.end();
    }, waitFor(longestWait));
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (!isReadOnlyServer(error)) throw error;
      if (access === 'read') throw refusedRead(error);
      isOfNoUse = true;
      demotion.notice();
      throw error;
    } finally {
      clearTimeout(silence);
    }
  };
  // Kysely's streaming by cursor is never used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isOfNoUse) };
};
