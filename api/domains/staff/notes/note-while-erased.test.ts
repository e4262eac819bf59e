import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { everythingStored } from '../../../testing/everything-stored.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { addNote } from '../../../testing/support-notes.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../../testing/test-database.ts';

test.skipIf(!postgresqlServer)(
  'Meena writes about an order while Ravi deletes his account, and the words are gone',
  async () => {
    const { url, drop } = await createDatabaseOn(postgresqlServer!, process.env.TEMPLATE_DATABASE);
    const marketplace = await Marketplace.open({}, await openServerDatabase(url, 8));
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    const ravi = await marketplace.customer('Ravi');
    const meena = await marketplace.admin('Meena', 'SUPPORT');
    await givePassword(marketplace, ravi, 'tamarind rice');
    const { id } = await placeOrder(ravi, anOrder(asha));
    await cancelOrder(ravi, id, 'He is leaving');
    const other = new Client({ connectionString: url });
    const watch = new Client({ connectionString: url });
    await Promise.all([other.connect(), watch.connect()]);
    const waiting = (count: number) =>
      expect
        .poll(async () => {
          const text =
            "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
          return (await watch.query(text)).rows[0].count;
        })
        .toBe(count);

    // Meena's note is checked already, and waits here; the deletion waits for it.
    await other.query('begin');
    await other.query('lock table support_notes in share mode');
    const noting = addNote(meena, 'ORDER', id, 'A canary');
    await waiting(1);
    const deleting = ravi.graphql('mutation { deleteMyAccount(password: "tamarind rice") { __typename } }');
    await waiting(2);
    await other.query('commit');
    expect((await noting).__typename).toBe('SupportNote');
    expect((await deleting).deleteMyAccount.__typename).toBe('AccountDeleted');
    expect(await everythingStored(marketplace)).not.toContain('canary');

    await Promise.all([other.end(), watch.end()]);
    await marketplace.close();
    await drop();
  },
);
