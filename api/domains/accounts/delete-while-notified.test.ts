import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../testing/test-database.ts';

const password = 'tamarind rice';
const patience = { timeout: 20_000 };
const deletion = 'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }';

test.skipIf(!postgresqlServer)(
  'Meera deletes her account while Asha is notified of her cancellation, and her words are gone',
  async () => {
    const { url, drop } = await createDatabaseOn(postgresqlServer!, process.env.TEMPLATE_DATABASE);
    const database = await openServerDatabase(url, 8);
    const marketplace = await Marketplace.open({}, database);
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    const meera = await marketplace.customer('Meera');
    await givePassword(marketplace, meera, password);
    const { id } = await placeOrder(meera, anOrder(asha));
    const other = new Client({ connectionString: url });
    // Within a transaction PostgreSQL shows the activity as it was when it was first read.
    const watch = new Client({ connectionString: url });
    await Promise.all([other.connect(), watch.connect()]);
    const relayed = () =>
      expect.poll(() => marketplace.sql.rows('select id from outbox'), patience).toEqual([]);
    /** Number of statements that wait for a lock. */
    const waiting = async (): Promise<number> => {
      const text =
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await watch.query(text)).rows[0].count;
    };
    await relayed();

    // The relay waits here, with Meera's words already read.
    await other.query('begin');
    await other.query('lock table notifications in exclusive mode');
    await cancelOrder(meera, id, 'The canary is ill');
    await expect.poll(waiting, patience).toBeGreaterThanOrEqual(1);
    const deleted = meera.graphql(deletion, { password });
    let isDeleted = false;
    void deleted.then(() => {
      isDeleted = true;
    });
    await expect.poll(async () => isDeleted || (await waiting()) >= 2, patience).toBe(true);
    await other.query('commit');

    expect((await deleted).deleteMyAccount.__typename).toBe('AccountDeleted');
    await relayed();
    expect(await everythingStored(marketplace)).not.toContain('canary');
    await Promise.all([other.end(), watch.end()]);
    await marketplace.stop();
    await database.close();
    await drop();
  },
);
