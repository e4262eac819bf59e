import { Client } from 'pg';
import { idOf, shopperCount, stepsFor } from './marketplace/steps.ts';
import { runToEnd, serverEnvironment } from './processes.ts';
import type { Marketplace, Size } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const createIfMissing = async (url: string): Promise<void> => {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
};

/** The marketplace to measure on: made once, found again by later runs. */
export const prepareDatabase = async ({ databaseUrl: url, size }: Marketplace): Promise<Client> => {
  await createIfMissing(url);
  await runToEnd('dist/api/main.js', { ...serverEnvironment(url), MIGRATE_ONLY: 'true' });
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  await fillOnce(client, size);
  await forgetEarlierRuns(client);
  return client;
};

/** All or nothing, so that an interrupted run leaves no half of it. */
const fillOnce = async (client: Client, size: Size): Promise<void> => {
  const { rows } = await client.query('select count(*)::int as kitchens from suppliers');
  if (rows[0].kitchens === size.kitchens) return;
  if (rows[0].kitchens > 0)
    throw new Error(`The database holds another marketplace: ${rows[0].kitchens} kitchens.`);
  await client.query('begin');
  for (const { title, sql } of stepsFor(size)) {
    say(`Making ${title} ...`);
    await client.query(sql);
  }
  await client.query('commit');
};

/** Takes back the orders of earlier runs, so that every run meets the same tables. */
const forgetEarlierRuns = async (client: Client): Promise<void> => {
  await client.query(
    `delete from orders where customer_id in (
       select ${idOf('shopper', 'n')} from generate_series(1, ${shopperCount}) n)`,
  );
  await client.query('delete from service_days where service_date > current_date');
  await client.query('update sessions set last_used_at = now(), expires_at = now() + interval $$1 year$$');
  say('Vacuuming ...');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
};
