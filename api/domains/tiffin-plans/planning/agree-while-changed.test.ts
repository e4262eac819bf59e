import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../../testing/test-database.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const patience = { timeout: 10_000, interval: 10 };

describe.skipIf(!postgresqlServer)('Ravi agrees on his phone', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let cook: Visitor;
  let other: Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createDatabaseOn(postgresqlServer!, process.env.TEMPLATE_DATABASE);
    ({ drop } = created);
    marketplace = await Marketplace.open({}, await openServerDatabase(created.url, 8));
    ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
    other = new Client({ connectionString: created.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await marketplace.close();
    await drop();
  });

  test('to a higher price while his laptop swaps the dish, which stays swapped', async () => {
    const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
    const plan = lunchesOf(kitchen);
    const { id } = await ravi.start(plan);
    await changeFirstDish(cook, { priceCents: 1100 });
    const waiting = async (): Promise<number> => {
      const text =
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await marketplace.sql.rows<{ count: number }>(text))[0]!.count;
    };

    // Both have read the plan when the first of them gets it.
    await other.query('begin');
    await other.query('select id from tiffin_plans where id = $1 for update', [id]);
    const lines = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
    const swap = { planId: id, weekdays: plan.weekdays, lines, weekdayAddresses: [], hasConsented: true };
    const swapped = ravi.change({ ...swap, expectedTotalCents: 750 });
    await expect.poll(waiting, patience).toBe(1);
    const agreed = ravi.agree(id, 1100);
    await expect.poll(waiting, patience).toBe(2);
    await other.query('commit');

    expect(await swapped).toMatchObject({ total: { cents: 750 } });
    expect(await agreed).toMatchObject({ code: 'TIFFIN_PLAN_CONFLICT' });
    expect(await ravi.read(id)).toMatchObject({ total: { cents: 750 } });
  });
});
