import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../../testing/test-database.ts';

const patience = { timeout: 20_000 };

test.skipIf(!postgresqlServer)(
  'Asha is notified of an order although somebody locks her kitchen and her account the other way round',
  async () => {
    const { url, drop } = await createDatabaseOn(postgresqlServer!, process.env.TEMPLATE_DATABASE);
    const database = await openServerDatabase(url, 8);
    const marketplace = await Marketplace.open({}, database);
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    const cook = await marketplace.cookOf(asha);
    const meera = await marketplace.customer('Meera');
    const relayed = () =>
      expect.poll(() => marketplace.sql.rows('select id from outbox'), patience).toEqual([]);
    const other = new Client({ connectionString: url });
    // Within a transaction PostgreSQL shows the activity as it was when it was first read.
    const watch = new Client({ connectionString: url });
    await Promise.all([other.connect(), watch.connect()]);
    /** What statements wait for. */
    const awaited = async (): Promise<string[]> => {
      const text =
        "select wait_event from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await watch.query(text)).rows.map(({ wait_event }) => wait_event);
    };
    await relayed();

    // Who finds the deadlock gives way: the relay, which waited first, unless this machine is very slow.
    await other.query("set deadlock_timeout = '10s'");
    const turn = "hashtextextended('relay of the outbox', 0)";
    await other.query(`select pg_advisory_lock(${turn})`);
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ __typename: 'Order' });
    await expect.poll(awaited, patience).toEqual(['advisory']);
    await other.query('begin');
    await other.query('select from suppliers where id = $1 for update', [asha.id]);
    await other.query(`select pg_advisory_unlock(${turn})`);
    // The relay has stored what it says to Asha, and needs her kitchen for the event.
    await expect.poll(awaited, patience).toEqual(['transactionid']);
    await other.query('select from users where id = $1 for update', [asha.userId]).catch(() => undefined);
    await other.query('rollback');

    await relayed();
    const { notifications } = await cook.graphql('{ notifications { nodes { type } } }');
    expect(notifications.nodes).toEqual([{ type: 'ORDER_PLACED' }]);
    expect(marketplace.complaints).toEqual([]);
    await Promise.all([other.end(), watch.end()]);
    await marketplace.stop();
    await database.close();
    await drop();
  },
);
