import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionSql } from '../../core/database/sql.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { storeMenuSummary } from '../menus/store-menu-summary.ts';
import { lockSupplierChanges } from './lock-supplier.ts';
import { refreshListing } from './refresh-listing.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

/** A change with its consequence, as operations make it: those of menus lock the kitchen first. */
const change = (kitchenId: string, statement: string): Promise<void> =>
  marketplace.database.orm.em.fork().transactional(async em => {
    const sql = transactionSql(em);
    const concernsMenu = statement.startsWith('update dishes');
    if (concernsMenu) await lockSupplierChanges(sql, kitchenId);
    await sql.rows(statement, [kitchenId]);
    if (concernsMenu) await storeMenuSummary.all(sql, { supplierIds: [kitchenId] });
    await refreshListing(sql, kitchenId);
  });

const listed = async (cityId: string) => {
  const [city] = await marketplace.sql.rows<{ counted: number; listed: number }>(
    `select supplier_count as counted, (select count(*)::int from suppliers where city_id = $1 and is_active) as listed
     from cities where id = $1`,
    [cityId],
  );
  expect(city!.counted).toBe(city!.listed);
  return city!.listed;
};

test('a kitchen is listed while it is approved, not paused, not suspended and has a dish', async () => {
  const city = await aCity(marketplace);
  await aKitchen(marketplace, city, { kitchenName: 'Her Neighbor' });
  const { id } = await aKitchen(marketplace, city, { status: 'under_review' });
  expect(await listed(city.id)).toBe(1);
  const become = async (statement: string, expected: number) => {
    await change(id, statement);
    expect(await listed(city.id)).toBe(expected);
  };
  await become("update applications set status = 'approved' where supplier_id = $1", 2);
  await become('update dishes set is_available = false where supplier_id = $1', 1);
  await become('update dishes set is_available = true where supplier_id = $1', 2);
  await become("update suppliers set paused_until = '2026-12-01' where id = $1", 1);
  await become('update suppliers set suspended_at = now() where id = $1', 1);
  await become('update suppliers set paused_until = null where id = $1', 1);
  await become('update suppliers set suspended_at = null where id = $1', 2);
  await become('update dishes set removed_at = now() where supplier_id = $1', 1);
});

test('concurrent changes leave the correct listing', async () => {
  const city = await aCity(marketplace, { name: 'Cupertino' });
  const { id } = await aKitchen(marketplace, city, { status: 'under_review' });
  await Promise.all([
    change(id, "update applications set status = 'approved' where supplier_id = $1"),
    change(id, 'update dishes set is_available = false where supplier_id = $1'),
  ]);
  expect(await listed(city.id)).toBe(0);
});
