import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentifier } from '../core/identifier.ts';
import { aCity } from '../testing/a-city.ts';
import { aKitchen, type TestKitchen } from '../testing/a-kitchen.ts';
import { Marketplace } from '../testing/marketplace.ts';
import { endPauses } from './end-pauses.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const approve = ({ id }: TestKitchen, status = 'approved') =>
  marketplace.sql.rows(
    "insert into applications (id, supplier_id, status, created_at) values ($1, $2, $3, '2026-01-01')",
    [newIdentifier(marketplace.clock.read()), id, status],
  );

test('a kitchen is listed again on the day it named, by its own calendar, and counted', async () => {
  const city = await aCity(marketplace);
  const paused = { isActive: false, pausedUntil: '2026-11-18' };
  const back = await aKitchen(marketplace, city, { ...paused, kitchenName: 'Back Again' });
  await approve(back);
  await approve(
    await aKitchen(marketplace, city, { ...paused, pausedUntil: '2026-11-19', kitchenName: 'A Day Later' }),
  );
  await approve(await aKitchen(marketplace, city, { ...paused, dishes: {}, kitchenName: 'Nothing to Sell' }));
  await approve(await aKitchen(marketplace, city, { ...paused, kitchenName: 'Not Approved' }), 'rejected');
  const listed = async () => {
    const { suppliers, cities } = await marketplace
      .anonymous()
      .graphql('{ suppliers { nodes { kitchenName } } cities { nodes { supplierCount } } }');
    return [
      suppliers.nodes.map((kitchen: { kitchenName: string }) => kitchen.kitchenName),
      cities.nodes[0].supplierCount,
    ];
  };

  marketplace.clock.moveTo('2026-11-18T07:59:00Z');
  expect(await endPauses(marketplace.sql, marketplace.clock.read())).toBe(0);
  expect(await listed()).toEqual([[], 0]);
  marketplace.clock.moveTo('2026-11-18T08:00:00Z');
  expect(await endPauses(marketplace.sql, marketplace.clock.read())).toBe(1);
  expect(await endPauses(marketplace.sql, marketplace.clock.read())).toBe(0);
  expect(await listed()).toEqual([['Back Again'], 1]);
});
