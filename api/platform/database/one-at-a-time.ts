import { Client, DatabaseError } from 'pg';
import { reasonOf } from '../../core/logging/reason.ts';
import { optionsFor } from './statements.ts';
import { longTimeouts } from './timeouts.ts';

/** Any number that no other program uses as a lock. */
const preparationLock = 7_203_411;

/** Time for another process to finish; migrating a large table takes minutes. */
const patienceMinutes = 30;

interface Server {
  /** Undefined for the embedded database, which has one process. */
  url: string | undefined;
  /** Name of the setting that the address is from. */
  setting: string;
  say: (line: string) => void;
}

/** Of PostgreSQL, for a lock that took longer than its timeout. */
const lockNotAvailable = '55P03';

/**
 * Of several processes starting at the same time on one server, one prepares the database while the others
 * wait, and say so. The lock is that of a transaction: even where a pooler is between, it ends with the connection.
 */
export const oneAtATime = async <Outcome>(
  { url, setting, say }: Server,
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  if (!url) return work();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    application_name: 'tiffin-preparation',
    // As on all direct connections: a pooler refuses them, here with a hint.
    options: optionsFor('write', longTimeouts),
    // The connection is silent for as long as another prepares, or this one does.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    query_timeout: (patienceMinutes + 1) * 60_000,
  });
  // A connection that breaks meanwhile must not end the process; what is prepared fails by itself, or is done.
  client.on('error', () => undefined);
  await connect(client, setting);
  try {
    await client.query('begin');
    // Also where a pooler is between that ignores options: the connection only waits.
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    // Since PostgreSQL 17.
    await client.query(
      "select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'",
    );
    await client.query(`set local lock_timeout = '${patienceMinutes}min'`);
    await lock(client, say);
    return await work();
  } finally {
    await client.end();
  }
};

const connect = async (client: Client, setting: string): Promise<void> => {
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      `The PostgreSQL server of ${setting} (database ${client.database} on ${client.host}, port ${client.port}) ` +
        `cannot be used: ${reasonOf(error)}. Start it, or correct ${setting}${hintOf(error)}.`,
      { cause: error },
    );
  }
};

const hintOf = (error: unknown): string =>
  reasonOf(error).includes('startup parameter')
    ? '; if it leads to a pooler, also set DATABASE_DIRECT_URL to the server behind it'
    : '';

const lock = async (client: Client, say: (line: string) => void): Promise<void> => {
  const attempt = 'select pg_try_advisory_xact_lock($1) as "isFree"';
  const { rows } = await client.query<{ isFree: boolean }>(attempt, [preparationLock]);
  if (rows[0]?.isFree) return;
  say(
    `Another process is preparing the database; waiting for it, for at most ${patienceMinutes} minutes ...`,
  );
  try {
    await client.query('select pg_advisory_xact_lock($1)', [preparationLock]);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error;
    throw new Error(
      `Another process has been preparing the database for ${patienceMinutes} minutes. If none runs, end its ` +
        "connection in PostgreSQL, whose application_name is 'tiffin-preparation'.",
      { cause: error },
    );
  }
};
