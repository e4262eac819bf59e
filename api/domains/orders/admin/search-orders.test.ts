import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forward } from '../../../core/graphql/page.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../../testing/test-database.ts';
import { type OrderSearch, ordersFound } from './search-orders.ts';

const past = 100_000;

const everything: OrderSearch = {
  text: null,
  statuses: null,
  supplierId: null,
  serviceDate: null,
  isDue: false,
  isToDecide: false,
  hasOpenIssue: false,
};

interface Plan {
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.skipIf(!postgresqlServer)('with 100,000 delivered orders', () => {
  let marketplace: Marketplace;
  let client: Client;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createDatabaseOn(postgresqlServer!);
    drop = created.drop;
    const database = await openServerDatabase(created.url, 8);
    await migrate(database);
    marketplace = await Marketplace.open({}, database);
    const kitchen = await aKitchen(marketplace, await aCity(marketplace));
    const meera = await marketplace.customer('Meera Iyer');
    for (let times = 0; times < 3; times++) await placeOrder(meera, anOrder(kitchen));
    client = new Client({ connectionString: created.url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'orders'
         and is_generated = 'NEVER'`,
    );
    const others: Record<string, string> = {
      id: 'gen_random_uuid()',
      order_number: "'T-' || n",
      idempotency_key: 'gen_random_uuid()::text',
      status: "'DELIVERED'",
      placed_at: "o.placed_at - n * interval '10 minutes'",
    };
    const names = rows.map(({ name }) => name);
    await client.query(
      `insert into orders (${names.join(', ')})
       select ${names.map(name => others[name] ?? `o.${name}`).join(', ')}
       from (select * from orders limit 1) o, generate_series(1, ${past}) n`,
    );
    await client.query('analyze orders');
  });
  afterAll(async () => {
    await client.end();
    await marketplace.stop();
    await marketplace.database.close();
    await drop();
  });

  test('what waits for a decision is found among the open orders alone', async () => {
    await client.query('set plan_cache_mode = force_generic_plan');
    const { sql, parameters } = ordersFound({ ...everything, isToDecide: true }, forward(20, null)).compile();
    await client.query(`prepare waiting as ${sql}`);
    const values = parameters.map(value => `'${value}'`).join(', ');
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) execute waiting (${values})`,
    );
    const nodes = nodesOf(explained.rows[0]!['QUERY PLAN'][0].Plan);
    expect(nodes.map(node => node['Index Name'])).toContain('orders_open');
    const read = nodes.map(
      node => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(...read)).toBeLessThan(10);
  });
});
