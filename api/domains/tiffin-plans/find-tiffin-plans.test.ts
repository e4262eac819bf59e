import { afterAll, beforeAll, expect, test } from 'vitest';
import { lunchesOf, onlyAshasKitchen, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('Ravi reads all of his plans page by page, from either end, and Priya none of them', async () => {
  const { kitchen } = await onlyAshasKitchen(marketplace);
  const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  const started: string[] = [];
  for (const weekday of [1, 2, 3, 4]) {
    const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [weekday] }));
    if (weekday < 4) await ravi.stop(id);
    started.unshift(id);
    marketplace.clock.forward({ minutes: 1 });
  }
  const pageOf = async (page: string, who = ravi.customer) =>
    (
      await who.graphql(`{ myTiffinPlans(${page}) {
        nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`)
    ).myTiffinPlans;
  const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

  const first = await pageOf('first: 3');
  expect(idsOf(first)).toEqual(started.slice(0, 3));
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await pageOf(`first: 3, after: "${first.pageInfo.endCursor}"`);
  expect([idsOf(second), second.pageInfo.hasNextPage]).toEqual([started.slice(3), false]);
  expect(idsOf(await pageOf(`last: 2, before: "${second.pageInfo.startCursor}"`))).toEqual(
    started.slice(1, 3),
  );
  expect(idsOf(await pageOf('first: 3', await marketplace.customer('Priya Nair')))).toEqual([]);
});
