import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../../core/database/sql.ts';
import { defaultTimeouts, settingsOf } from './timeouts.ts';

/**
 * What each connection has, by the names and in the units of `pg_settings`. A server sends it with connections of its
 * own, unless the address has options that take its place. Those of a pooler are shared, and the pooler sets it.
 */
const needed: ReadonlyMap<string, string> = new Map([
  ['TimeZone', 'UTC'],
  ['jit', 'off'],
  ...Object.entries(settingsOf(defaultTimeouts)).map(([name, value]) => [name, String(value)] as const),
]);

/** The statements that set it, as the pooler runs them on each new connection. */
const connectQuery = [...needed].map(([name, value]) => `set ${name} to ${value}`).join('; ');

interface Setting {
  name: string;
  setting: string;
}

/** Refuses to work by connections on which a statement or a lock could last for ever. */
export const expectSettings = async (sql: Sql, isPooled: boolean): Promise<void> => {
  const text = 'select name, setting from pg_settings where name = any($1)';
  const found = await sql.rows<Setting>(text, [[...needed.keys()]]);
  const wrong = found.filter(({ name, setting }) => setting !== needed.get(name));
  if (wrong.length === 0) return;
  const asFound = wrong.map(({ name, setting }) => `${name} ${setting}`).join(', ');
  throw new Error(
    `Connections of DATABASE_URL do not have the settings that this server needs (${asFound}). ` +
      (isPooled
        ? `Let the pooler set them; for PgBouncer, in the line of the database:\n  connect_query='${connectQuery}'`
        : 'Remove options from the address; if it leads to a pooler, set DATABASE_DIRECT_URL to the server behind it.'),
  );
};

/** Refuses a pooler that leads to another database than the one that is about to be prepared. */
export const expectSameDatabase = async (pooled: Sql, direct: Sql): Promise<void> => {
  const text =
    'select current_database() as name, extract(epoch from pg_postmaster_start_time())::text as "serverStart"';
  const [here, there] = await Promise.all([pooled, direct].map(sql => sql.rows<object>(text)));
  if (isDeepStrictEqual(here, there)) return;
  throw new Error('DATABASE_URL does not lead to the database of DATABASE_DIRECT_URL. Correct one of them.');
};
