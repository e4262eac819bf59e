import { afterAll, beforeAll, expect, test } from 'vitest';
import { tiffinPlanLimit } from '../../../schema/constants.ts';
import { aSession } from '../../testing/builders/a-person.ts';
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

test('Ravi finds plans that run first, and then those that stopped or ended last', async () => {
  const { kitchen } = await onlyAshasKitchen(marketplace);
  const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  const start = async (given: Record<string, unknown>): Promise<string> => {
    marketplace.clock.forward({ minutes: 1 });
    return (await ravi.start(lunchesOf(kitchen, given))).id;
  };
  const endless = await start({});
  const stopped = await start({ weekdays: [1] });
  const ended = await start({ endsOn: '2026-11-18', weekdays: [3] });
  const ending = await start({ endsOn: '2026-11-20', weekdays: [5] });
  await ravi.stop(stopped);
  const found = async () =>
    (await ravi.customer.graphql('{ tiffinPlans { id isRunning } }')).tiffinPlans.map(
      ({ id, isRunning }: { id: string; isRunning: boolean }) => [id, isRunning],
    );
  expect(await found()).toEqual([
    [ending, true],
    [ended, true],
    [endless, true],
    [stopped, false],
  ]);
  // Midnight in San Jose after the last day of the one, and in the afternoon of the other's.
  marketplace.clock.moveTo('2026-11-19T08:00:00Z');
  expect(await found()).toEqual([
    [ending, true],
    [endless, true],
    [ended, false],
    [stopped, false],
  ]);
});

test('Ravi cannot let a plan that has ended run again beside as many as may run', async () => {
  const { kitchen } = await onlyAshasKitchen(marketplace);
  const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  const { id } = await ravi.start(lunchesOf(kitchen, { endsOn: '2026-11-18' }));
  marketplace.clock.moveTo('2026-11-24T17:00:00Z');
  ravi.customer.cookies.set('session', await aSession(marketplace, ravi.customer.userId));
  const others: string[] = [];
  for (let count = 0; count < tiffinPlanLimit; count++)
    others.push((await ravi.start(lunchesOf(kitchen, { startsOn: '2026-11-25' }))).id);
  const { lines, weekdays, expectedTotalCents, hasConsented } = lunchesOf(kitchen);
  const prolonged = { planId: id, lines, weekdays, weekdayAddresses: [], expectedTotalCents, hasConsented };
  expect(await ravi.change(prolonged)).toMatchObject({ code: 'TIFFIN_PLAN_LIMIT' });
  await ravi.stop(others[0]!);
  expect(await ravi.change(prolonged)).toMatchObject({ __typename: 'TiffinPlan' });
  // The plan runs already, so that it does not count once more.
  expect(await ravi.change(prolonged)).toMatchObject({ __typename: 'TiffinPlan' });
});
