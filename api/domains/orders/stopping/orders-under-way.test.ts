import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopOrdering } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../../testing/test-database.ts';
import type { Visitor } from '../../../testing/visitor.ts';

describe.skipIf(!postgresqlServer)('An order waits for the plates of its day', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let anita: Visitor;
  let frozen: Client;
  let watch: Client;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const created = await createDatabaseOn(postgresqlServer!, process.env.TEMPLATE_DATABASE);
    drop = created.drop;
    marketplace = await Marketplace.open({}, await openServerDatabase(created.url, 8));
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
    anita = await marketplace.admin('Anita Desai');
    await placeOrder(meera, anOrder(kitchen));
    frozen = new Client({ connectionString: created.url });
    watch = new Client({ connectionString: created.url });
    await Promise.all([frozen.connect(), watch.connect()]);
    await frozen.query('begin');
    await frozen.query('select 1 from service_days where supplier_id = $1 for update', [kitchen.id]);
  });
  afterEach(async () => {
    await Promise.all([frozen.end(), watch.end()]);
    await marketplace.close();
    await drop();
  });

  const waiting = () =>
    expect
      .poll(async () => {
        const { rows } = await watch.query(
          "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0].count;
      })
      .toBe(1);
  const stored = () =>
    expect
      .poll(async () => (await watch.query('select count(*)::int from ordering_stops')).rows[0].count)
      .toBe(1);

  const countOrders = async () => (await watch.query('select count(*)::int from orders')).rows[0].count;

  test('that began before Anita stopped ordering: she gets the acknowledgment after it', async () => {
    const placing = placeOrder(meera, anOrder(kitchen));
    await waiting();
    let isAcknowledged = false;
    const stopping = stopOrdering(anita, { reason: 'Snow' }).finally(() => {
      isAcknowledged = true;
    });
    await stored();
    expect(isAcknowledged).toBe(false);
    await frozen.query('commit');
    expect(await stopping).toMatchObject({ __typename: 'OrderingStop' });
    // Meera's own answer may still be under way, but her order is stored.
    expect(await countOrders()).toBe(2);
    expect(await placing).toMatchObject({ status: 'PLACED' });
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'ORDERING_STOPPED' });
  });

  test('longer than two seconds: the stop is in force, and Anita sends it again to have it acknowledged', async () => {
    await frozen.query('update service_days set capacity = capacity');
    const answer = await anita.ask(
      'mutation { stopOrdering(input: { reason: "Snow" }) { __typename ... on OrderingStop { reason } } }',
    );
    expect({ status: answer.status, code: answer.errors[0].extensions.code }).toEqual({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(marketplace.warnings).toContainEqual(expect.objectContaining({ table: 'service_days' }));
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'ORDERING_STOPPED' });
    await frozen.query('commit');
    expect(await stopOrdering(anita, { reason: 'Snow' })).toMatchObject({ reason: 'Snow' });
    const events = await watch.query("select from audit_events where action like 'ORDERING%'");
    expect(events.rowCount).toBe(1);
  });
});
