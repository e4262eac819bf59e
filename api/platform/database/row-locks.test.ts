import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder, placeOrderDocument } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { migrate } from './migrate.ts';

describe.skipIf(!postgresqlServer)('while another server has the row lock of a kitchen’s day', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let ravi: Visitor;
  let frozen: Client;
  let watch: Client;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const created = await createDatabaseOn(postgresqlServer!);
    drop = created.drop;
    const database = await openServerDatabase(created.url, 8);
    await migrate(database);
    marketplace = await Marketplace.open({}, database);
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
    ravi = await marketplace.customer('Ravi Rao');
    await placeOrder(meera, anOrder(kitchen));
    frozen = new Client({ connectionString: created.url });
    watch = new Client({ connectionString: created.url });
    await Promise.all([frozen.connect(), watch.connect()]);
    await frozen.query('begin');
    await frozen.query('select 1 from service_days where supplier_id = $1 for update', [kitchen.id]);
  });
  afterEach(async () => {
    await Promise.all([frozen.end(), watch.end()]);
    await marketplace.stop();
    await marketplace.database.close();
    await drop();
  });

  test('unrelated reads are answered before the orders that wait for it', async () => {
    let answeredOrders = 0;
    const orders = Array.from({ length: 8 }, async () => {
      const placed = await placeOrder(meera, anOrder(kitchen));
      answeredOrders++;
      return placed;
    });
    await waiting(4);
    for (let round = 0; round < 5; round++) {
      expect((await ravi.rest('GET', '/api/orders')).status).toBe(200);
      expect((await ravi.send('/ready')).status).toBe(200);
    }
    expect(answeredOrders).toBe(0);
    await frozen.query('commit');
    for (const order of await Promise.all(orders)) expect(order.status).toBe('PLACED');
    expect(marketplace.complaints).toEqual([]);
  });

  test('an order that waits too long gets a retryable error, and can be placed once the lock is released', async () => {
    const input = anOrder(kitchen);
    const refused = await meera.ask(placeOrderDocument, { input });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    await frozen.query('commit');
    expect((await placeOrder(meera, input)).status).toBe('PLACED');
  });

  test('nor do reads wait behind queries for the unpaid plates a customer may still order', async () => {
    const lock = "select pg_advisory_xact_lock(hashtextextended('unpaid plates of ' || $1::text, 0))";
    await frozen.query(lock, [meera.userId]);
    let answered = 0;
    const ask = async () => {
      await marketplace.sql.rows('select unpaid_room($1, null, 6, 24, $2)', [
        meera.userId,
        marketplace.clock.read(),
      ]);
      answered++;
    };
    const asked: Promise<void>[] = [];
    for (let times = 0; times < 8; times++) {
      // On a slow machine some time out on the lock, which is not the subject here.
      asked.push(ask().catch(() => undefined));
      await nextTurn();
    }
    await waiting(4);
    expect((await ravi.rest('GET', '/api/orders')).status).toBe(200);
    expect(answered).toBe(0);
    await frozen.query('commit');
    await Promise.all(asked);
  });

  /** Waits until this many statements wait for a lock. */
  const waiting = async (count: number): Promise<void> => {
    const query =
      "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await watch.query(query)).rows[0].count).toBeGreaterThanOrEqual(count);
  };
});
