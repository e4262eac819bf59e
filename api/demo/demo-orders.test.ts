import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoDatabase } from '../testing/demo-database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await DemoDatabase.open();
});
afterAll(() => demo.close());

describe('orders and reviews', () => {
  test('add up', async () => {
    await demo.expectNone(`select from orders o where row(o.total_cents, o.plates) <> (
      select coalesce(sum(unit_price_cents * quantity), 0), coalesce(sum(quantity), 0)
      from order_lines l where l.order_id = o.id)`);
    await demo.expectNone('select from orders where commission_cents <> round(total_cents * 0.2)');
    await demo.expectNone(
      "select from orders where order_number !~ '^T-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$'",
    );
  });

  test('happened in an order that can be', async () => {
    await demo.expectNone('select from orders where placed_at > $1 or placed_at > cut_off_at', [
      DemoDatabase.now,
    ]);
    await demo.expectNone(
      "select from orders where status = 'DELIVERED' and (delivered_at is null or delivered_at > $1)",
      [DemoDatabase.now],
    );
    await demo.expectNone("select from orders where status = 'PLACED' and served_until <= $1", [
      DemoDatabase.now,
    ]);
    await demo.expectNone(
      'select from orders o join suppliers s on s.id = o.supplier_id where o.placed_at < s.created_at',
    );
    await demo.expectNone(
      `select from reviews r join orders o on o.id = r.order_id
       where o.status <> 'DELIVERED' or r.created_at < o.delivered_at or r.created_at > $1`,
      [DemoDatabase.now],
    );
  });

  test('took each step in its time', async () => {
    await demo.expectNone('select from orders where ready_at < cut_off_at');
    await demo.expectNone(
      "select from orders where least(out_for_delivery_at, delivered_at) < served_from - interval '30 minutes'",
    );
    await demo.expectNone(
      'select from reviews r join orders o on o.id = r.order_id where r.created_at < o.served_from',
    );
  });

  test('fill the day of the kitchen one can sign in to', async () => {
    const rows = await demo.sql.rows<{ status: string; count: number }>(
      `select status, count(*)::int from orders
       where supplier_id = $1 and service_date = '2026-03-07' group by status`,
      [demoId('supplier', demoAccounts.supplier.kitchenName)],
    );
    const today = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    for (const status of ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      expect(today[status], status).toBeGreaterThan(0);
    }
    expect(
      await demo.count("select from orders where status = 'READY' and served_until < $1", [DemoDatabase.now]),
    ).toBe(1);
    await demo.expectNone(`select from orders where preparing_at < placed_at or ready_at < preparing_at
      or out_for_delivery_at < ready_at or delivered_at < coalesce(out_for_delivery_at, ready_at)`);
  });

  test('are served as the kitchens offer', async () => {
    await demo.expectNone(`select from orders o join suppliers s on s.id = o.supplier_id
      where not (case o.fulfillment when 'DELIVERY' then s.offers_delivery else s.offers_pickup end)`);
    await demo.expectNone(
      "select from orders where (fulfillment = 'DELIVERY') <> (delivery_address is not null)",
    );
  });

  test('have taken exactly the plates that are gone', async () => {
    await demo.expectNone(`select from service_days day where breakfast_taken + lunch_taken + dinner_taken <> (
      select sum(plates) from orders o where o.supplier_id = day.supplier_id
        and o.service_date = day.service_date and o.status <> 'CANCELED')`);
    const windows = `select meal.plates_left from suppliers s
      cross join lateral meal_windows(s.id, $1::date, $1::date + 6) meal where s.is_active and meal.cut_off_at > $2`;
    const left = await demo.sql.rows<{ plates_left: number }>(windows, [
      DemoDatabase.now.toISOString().slice(0, 10),
      DemoDatabase.now,
    ]);
    expect(left.filter(window => window.plates_left === 0)).not.toHaveLength(0);
    expect(left.filter(window => window.plates_left > 0 && window.plates_left < 5)).not.toHaveLength(0);
    expect(left.filter(window => window.plates_left >= 10).length).toBeGreaterThan(500);
  });

  test('give every kitchen a believable rating that agrees with its reviews', async () => {
    await demo.expectNone(`select from suppliers s where s.is_active
      and (s.rating not between 3.6 and 5 or s.total_ratings not between 6 and 40)`);
    await demo.expectNone(`select from suppliers s where row(s.rating, s.total_ratings) <> (
      select coalesce(round(avg(r.rating), 2), 0), count(*) from reviews r where r.supplier_id = s.id)`);
    await demo.expectNone("select from reviews where words like '%{dish}%' or words = ''");
    await demo.expectNone(
      `select from reviews where words is not null group by supplier_id, words having count(*) > 1`,
    );
  });
});
