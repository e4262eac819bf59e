import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../../core/database/sql.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import { defaultTimeouts, settingsOf } from './timeouts.ts';

/**
 * What a server sets on connections of its own, by the names and in the units of `pg_settings`. Those of a pooler are
 * shared, and the pooler sets it.
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

/** Refuses a pooler that leads to another database than the one that was prepared. */
export const expectSameDatabase = async (pooled: Sql, direct: Sql): Promise<void> => {
  const text = 'select current_database() as name, max(executed_at)::text as migrated from migrations';
  const there = await direct.rows<object>(text);
  const here = await pooled.rows<object>(text).catch((error: unknown) => reasonOf(error));
  if (isDeepStrictEqual(here, there)) return;
  throw new Error(
    'DATABASE_URL does not lead to the database of DATABASE_DIRECT_URL. Correct one of them. ' +
      `It has ${JSON.stringify(here)}, the other ${JSON.stringify(there)}.`,
  );
};

/** Refuses to work by connections on which a statement or a lock could last for ever. */
export const expectPooledSettings = async (sql: Sql): Promise<void> => {
  const text = 'select name, setting from pg_settings where name = any($1)';
  const found = await sql.rows<Setting>(text, [[...needed.keys()]]);
  const wrong = found.filter(({ name, setting }) => setting !== needed.get(name));
  if (wrong.length === 0) return;
  const asFound = wrong.map(({ name, setting }) => `${name} ${setting}`).join(', ');
  throw new Error(
    `Connections of the pooler of DATABASE_URL do not have the settings that this server needs (${asFound}). ` +
      `Let the pooler set them; for PgBouncer, in the line of the database:\n  connect_query='${connectQuery}'`,
  );
};
