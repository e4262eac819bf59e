import { Client } from 'pg';
import { fillOnce } from './marketplace/fill.ts';
import { idOf } from './marketplace/steps.ts';
import { runToEnd, serverEnvironment } from './processes.ts';
import { type Marketplace, shopperCount } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does something about a database on its server. */
const onServerOf = async (
  url: string,
  act: (client: Client, name: string) => Promise<unknown>,
): Promise<void> => {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await act(client, name);
  } finally {
    await client.end();
  }
};

const createIfMissing = (url: string): Promise<void> =>
  onServerOf(url, async (client, name) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });

/** Nothing may be connected to the original. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  await dropDatabase(to);
  const original = new URL(from).pathname.slice(1);
  await onServerOf(to, (client, name) =>
    client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(original)}`,
    ),
  );
};

export const dropDatabase = (url: string): Promise<void> =>
  onServerOf(url, (client, name) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );

/** The marketplace to measure on: created once, reused by later runs. */
export const prepareDatabase = async ({ databaseUrl: url, size }: Marketplace): Promise<Client> => {
  await createIfMissing(url);
  await runToEnd('dist/server/main.cjs', { ...serverEnvironment(url), MIGRATE_ONLY: 'true' });
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await fillOnce(client, size);
    await forgetEarlierRuns(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
};

/** Deletes the orders that earlier runs placed, so that every run has the same tables. */
const forgetEarlierRuns = async (client: Client): Promise<void> => {
  await client.query(
    `delete from orders where customer_id in (
       select ${idOf('shopper', 'n')} from generate_series(1, ${shopperCount}) n)
       and status <> 'DELIVERED'`,
  );
  await client.query('delete from service_days where service_date > current_date');
  await client.query('update sessions set last_used_at = now(), expires_at = now() + interval $$1 year$$');
  say('Vacuuming ...');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
};

/** The server's processes that work for a database. */
export const backendsOf = (db: Client) => async (): Promise<number[]> => {
  const { rows } = await db.query(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(row => row.pid);
};
