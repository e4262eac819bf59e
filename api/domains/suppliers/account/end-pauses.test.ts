import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { endPauses } from './end-pauses.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('a kitchen is listed and counted again on its day, in its own time zone', async () => {
  const city = await aCity(marketplace);
  const pausedUntil = '2026-11-18';
  await aKitchen(marketplace, city, { pausedUntil, kitchenName: 'Back Again' });
  await aKitchen(marketplace, city, { pausedUntil: '2026-11-19', kitchenName: 'A Day Later' });
  await aKitchen(marketplace, city, { pausedUntil, dishes: {}, kitchenName: 'Nothing to Sell' });
  await aKitchen(marketplace, city, { pausedUntil, status: 'rejected', kitchenName: 'Not Approved' });
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
