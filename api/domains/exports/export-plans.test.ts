import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lowestIdentifier } from '../../core/values/identifier.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { ExplainedMarketplace } from '../../testing/explained-marketplace.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import { rowsPerRead } from './rows/export-rows.ts';
import { exportSources } from './rows/export-sources.ts';

const orders = 40_000;
const kitchenCount = 8;

/** A year of orders, one every 13 minutes, in turns of the kitchens. */
const insertOrders = `
  insert into orders select made.* from orders o, generate_series(1, ${orders}) n,
    jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'T-' || n,
      'idempotency_key', gen_random_uuid(), 'supplier_id', ($1::uuid[])[1 + n % ${kitchenCount}],
      'placed_at', '2026-01-01T08:00:00Z'::timestamptz + n * interval '13 minutes',
      'service_date', '2026-01-02'::date + n * interval '13 minutes')) made`;
const insertLines = `
  insert into order_lines select made.* from order_lines line, orders o,
    jsonb_populate_record(line, jsonb_build_object('order_id', o.id)) made where o.id <> line.order_id`;
const insertReviews = `
  insert into reviews (id, order_id, customer_id, supplier_id, rating, words, created_at)
  select gen_random_uuid(), id, customer_id, supplier_id, 5, 'Like at home.', placed_at + interval '1 day'
  from orders`;
/** One for each kitchen and week. */
const insertPayouts = `
  insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on)
  select gen_random_uuid(), supplier_id, count(*) * 900, 'PENDING', date_trunc('week', placed_at) + interval '8 days', current_date
  from orders group by supplier_id, date_trunc('week', placed_at)`;
const insertEntries = `
  insert into ledger_entries (id, at, kind, source_id, supplier_id, order_id, provider_cents, kitchen_cents)
  select gen_random_uuid(), placed_at, 'CHARGE', id, supplier_id, id, 900, -900 from orders`;
const insertEntriesOfPayouts = `
  insert into payout_entries (entry_id, payout_id)
  select e.id, p.id from ledger_entries e
  join payouts p on p.supplier_id = e.supplier_id and p.created_at = date_trunc('week', e.at) + interval '8 days'`;

describe.skipIf(!postgresqlServer)(`among ${orders} orders of a year`, () => {
  let large: ExplainedMarketplace;
  let kitchenId: string;
  beforeAll(async () => {
    large = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = large;
    const city = await aCity(marketplace);
    const kitchens = [];
    for (let number = 0; number < kitchenCount; number++) kitchens.push(await aKitchen(marketplace, city));
    kitchenId = kitchens[0]!.id;
    await placeOrder(await marketplace.customer('Meera Iyer'), anOrder(kitchens[0]!));
    await large.fill('orders', insertOrders, [kitchens.map(({ id }) => id)]);
    await large.fill('order_lines', insertLines);
    await large.fill('reviews', insertReviews);
    await large.fill('payouts', insertPayouts);
    await large.fill('ledger_entries', insertEntries);
    await large.fill('payout_entries', insertEntriesOfPayouts);
  });
  afterAll(() => large.close());

  const asked = { from: '2026-03-01', to: '2026-10-31', createdAt: '2026-12-31T00:00:00Z' };
  const pages = { first: '2026-01-01T00:00:00Z', 'in the middle': '2026-07-01T00:00:00Z' };

  /** How a page of an export is read, as the connection of jobs plans it, for the values of each run. */
  const explained = (kind: keyof typeof exportSources, at: string, supplierId: string | null) =>
    large.explain(
      ({ sql }) => exportSources[kind].read(sql, { ...asked, supplierId }, [at, lowestIdentifier]),
      undefined,
      'custom',
    );

  test.each([
    ['ORDERS', 'orders_of_supplier', 'orders_newest'],
    ['ORDER_LINES', 'orders_of_supplier', 'orders_newest'],
    ['REVIEWS', 'reviews_of_supplier', 'reviews_newest'],
  ] as const)('a page of %s is read from an index, in its order', async (kind, ofKitchen, ofAll) => {
    for (const [page, at] of Object.entries(pages))
      for (const [supplierId, possible] of [
        // A kitchen with an eighth of all rows may as well be found among all.
        [kitchenId, [ofKitchen, ofAll]],
        [null, [ofAll]],
      ] as const) {
        const { indexes, sorts, mostRead } = await explained(kind, at, supplierId);
        expect(
          possible.filter(index => indexes.includes(index)),
          `${kind}, ${page} page`,
        ).toHaveLength(1);
        expect(sorts, `${kind}, ${page} page`).toEqual([]);
        // Of a kitchen among all, every eighth; and what is placed up to nine days before the first day is passed over.
        expect(mostRead, `${kind}, ${page} page`).toBeLessThan(12 * rowsPerRead);
      }
  });

  test('a page of LEDGER is read payout by payout, whose entries of one time are put in order', async () => {
    for (const at of Object.values(pages)) {
      const { indexes, sorts, mostRead } = await explained('LEDGER', at, null);
      expect(indexes).toContain('payouts_newest');
      expect(sorts).toEqual(['Incremental Sort']);
      expect(mostRead).toBeLessThan(12 * rowsPerRead);
    }
  });
});
