import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { peopleOfPlans } from '../../../platform/database/migrations/0080-tiffin-waitlists.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { onlyAshasKitchen, TiffinPlanActs } from '../../../testing/builders/a-tiffin-plan.ts';
import { TiffinOfferActs } from '../../../testing/builders/tiffin-offer-acts.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const [monday, tuesday, wednesday] = [1, 2, 3];

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let meera: TiffinPlanActs;
let priya: TiffinPlanActs;
let ravi: TiffinPlanActs;
let lunch: TiffinOfferActs;

const customer = async (name: string) => new TiffinPlanActs(marketplace, await marketplace.customer(name));

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  lunch = new TiffinOfferActs(marketplace, cook, kitchen);
  meera = await customer('Meera Iyer');
  priya = await customer('Priya Nair');
  ravi = await customer('Ravi Menon');
});

const isStarted = { __typename: 'TiffinPlan' };
const isFull = { code: 'TIFFIN_OFFER_FULL', field: 'weekdays' };
const monday30 = '2026-11-30';
const isReserved = { position: null, reservedUntil: expect.any(String) };

/** Meera had all spots of Mondays, or of the days of the wish, and has stopped; Priya was first in line for them. */
const reservedForPriya = async (given: Record<string, unknown> = {}, wish: Record<string, unknown> = {}) => {
  const offerId = await lunch.offered(given);
  const { id } = await lunch.start(meera, offerId, { weekdays: [monday], ...wish, people: 2 });
  expect(await lunch.join(priya, offerId, wish)).toMatchObject({ waits: [{ position: 1 }] });
  await meera.stop(id);
  await lunch.serve();
  expect(await lunch.waitsOf(priya)).toMatchObject([isReserved]);
  return offerId;
};

describe('A last day that moves', () => {
  test('lets no one have two plans of the last spot', async () => {
    const offerId = await lunch.offered({ spots: 1, weekdays: [monday, tuesday] });
    const both = { weekdays: [monday, tuesday] };
    const { id } = await lunch.start(meera, offerId, { ...both, endsOn: '2026-11-23' });
    expect(await lunch.start(meera, offerId, { ...both, startsOn: '2026-11-24' })).toMatchObject(isStarted);
    for (const endsOn of [null, '2026-12-21'])
      expect(await lunch.change(meera, id, { ...both, endsOn })).toMatchObject(isFull);
    expect(await lunch.change(meera, id, { ...both, endsOn: '2026-11-23', note: 'Mild' })).toMatchObject({
      note: 'Mild',
    });
    expect((await lunch.shown()).weekdaySpots).toMatchObject([{ left: 0 }, { left: 0 }]);
  });

  test('is later as long as the spot is free', async () => {
    const offerId = await lunch.offered({ spots: 1 });
    const { id } = await lunch.start(meera, offerId, { endsOn: '2026-11-23' });
    expect(await lunch.change(meera, id, { endsOn: null })).toMatchObject(isStarted);
  });

  test('leaves a plan that begins after a trial meal free to change', async () => {
    const offerId = await lunch.offered({ spots: 1, leastDays: 2 });
    const day = '2026-11-23';
    await lunch.start(meera, offerId, { startsOn: day, endsOn: day });
    const plan = { weekdays: [tuesday, wednesday], startsOn: '2026-11-24' };
    const { id } = await lunch.start(meera, offerId, plan);
    expect(await lunch.change(meera, id, { weekdays: [monday, tuesday] })).toMatchObject(isStarted);
  });
});

describe('Spots that are reserved for Priya', () => {
  test('stay hers when Asha lowers the limit', async () => {
    const offerId = await reservedForPriya({ spots: 2 }, { people: 2 });
    await lunch.save({ id: offerId, version: 1, spots: 1 });
    expect(await lunch.start(ravi, offerId)).toMatchObject(isFull);
    expect(await lunch.start(priya, offerId, { people: 3 })).toMatchObject(isFull);
    expect(await lunch.start(priya, offerId, { people: 2 })).toMatchObject(isStarted);
  });

  test('and for Ravi stay theirs when the limit is gone and comes back lower', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId);
    await meera.stop(planId);
    await lunch.serve();
    await lunch.save({ id: offerId, version: 1, spots: 1 });
    expect(await lunch.start(ravi, offerId)).toMatchObject(isStarted);
    expect(await lunch.start(priya, offerId)).toMatchObject(isStarted);
  });

  test('are taken by a change of her plan, which ends her wait', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    const { id } = await lunch.start(priya, offerId, { weekdays: [tuesday] });
    await lunch.join(priya, offerId);
    await lunch.change(meera, planId, { people: 1 });
    await lunch.serve();
    expect(await lunch.waitsOf(priya)).toMatchObject([isReserved]);
    expect(await lunch.change(priya, id, { weekdays: [tuesday], note: 'Mild' })).toMatchObject(isStarted);
    expect(await lunch.waitsOf(priya)).toMatchObject([isReserved]);
    expect(await lunch.change(priya, id, { weekdays: [monday, tuesday] })).toMatchObject(isStarted);
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect((await lunch.shown()).weekdaySpots[0]).toEqual({ weekday: monday, left: 0 });
  });

  test('are taken by one meal to try, which ends her wait too', async () => {
    const both = { weekdays: [monday, tuesday] };
    const offerId = await reservedForPriya({ leastDays: 2, ...both }, both);
    expect(await lunch.start(priya, offerId, { startsOn: monday30, endsOn: monday30 })).toMatchObject(
      isStarted,
    );
    expect(await lunch.waitsOf(priya)).toEqual([]);
  });

  test('are free when Asha no longer cooks the lunch on her day', async () => {
    const both = { weekdays: [monday, tuesday] };
    const offerId = await reservedForPriya(both, { ...both, people: 2 });
    expect(await priya.notices()).toMatchObject([{ type: 'TIFFIN_SPOTS_RESERVED' }]);
    await lunch.save({ id: offerId, version: 1, weekdays: [monday, wednesday] });
    expect(await lunch.start(ravi, offerId, { people: 2 })).toMatchObject(isStarted);
    expect(await priya.notices()).toMatchObject([{ type: 'TIFFIN_WAIT_ENDED' }, {}]);
  });

  test('cannot be had again within a week by who let them lapse', async () => {
    const offerId = await reservedForPriya({}, { people: 2 });
    marketplace.clock.moveTo('2026-11-19T18:00:01Z');
    expect(await lunch.waitsOf(priya)).toEqual([]);
    await lunch.serve();
    await lunch.start(ravi, offerId, { people: 2, startsOn: monday30 });
    const refusal = { code: 'TIFFIN_WAITLIST_LIMIT' };
    expect(await lunch.join(priya, offerId)).toMatchObject(refusal);
    await lunch.leave(priya, offerId);
    expect(await lunch.join(priya, offerId)).toMatchObject(refusal);
    marketplace.clock.moveTo('2026-11-26T18:00:02Z');
    await lunch.serve();
    expect(await lunch.join(priya, offerId)).toMatchObject({ waits: [{ position: 1 }] });
  });

  test('nor by who gave them up in the last minute', async () => {
    const offerId = await reservedForPriya({}, { people: 2 });
    expect(await lunch.leave(priya, offerId)).toEqual([]);
    expect(await lunch.start(ravi, offerId, { people: 2 })).toMatchObject(isStarted);
    expect(await lunch.join(priya, offerId)).toMatchObject({ code: 'TIFFIN_WAITLIST_LIMIT' });
  });
});

describe('Two who come at the same time', () => {
  test('get one last spot between them: one who starts a plan, and one who changes theirs', async () => {
    const offerId = await lunch.offered({ spots: 1 });
    const { id } = await lunch.start(priya, offerId, { weekdays: [tuesday] });
    const answers = await Promise.all([
      lunch.change(priya, id, { weekdays: [monday] }),
      lunch.start(ravi, offerId),
    ]);
    expect(answers.filter(({ __typename }) => __typename === 'TiffinPlan')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === isFull.code)).toHaveLength(1);
    expect((await lunch.shown()).weekdaySpots[0]).toEqual({ weekday: monday, left: 0 });
  });

  test('have a plan or not: one starts as Asha withdraws the offer', async () => {
    const offerId = await lunch.offered({ spots: 1 });
    const [answer] = await Promise.all([lunch.start(priya, offerId), lunch.withdraw(offerId)]);
    expect(['TiffinPlan', 'TiffinOfferNotFound']).toContain(answer.__typename);
  });
});

test('An old program that does not know the limit leaves it as it is', async () => {
  const offerId = await lunch.offered({ spots: 3 });
  await lunch.save({ id: offerId, version: 1, spots: undefined });
  expect(await lunch.shown()).toMatchObject({ spots: 3 });
  await lunch.save({ id: offerId, version: 2, spots: null });
  expect(await lunch.shown()).toMatchObject({ spots: null });
});

test('Plans from before there were spots count the people whose meal is that of the offer', async () => {
  const offerId = await lunch.offered({ spots: null });
  const [dish] = kitchen.dishes;
  await lunch.start(meera, offerId, { people: 2 });
  const { id } = await lunch.start(priya, offerId);
  await lunch.change(priya, id, {
    lines: [{ dishId: kitchen.dishes[1]!.id, quantity: 4 }],
    expectedTotalCents: 3000,
  });
  const { id: other } = await lunch.start(ravi, offerId);
  await lunch.change(ravi, other, { lines: [{ dishId: dish!.id, quantity: 3 }], expectedTotalCents: 2700 });
  const people = () => marketplace.sql.rows('select people from tiffin_plans order by started_at, id');
  const counted = [{ people: 2 }, { people: null }, { people: null }];
  expect(await people()).toEqual(counted);
  await marketplace.sql.rows('update tiffin_plans set people = null');
  await marketplace.sql.rows(peopleOfPlans);
  expect(await people()).toEqual(counted);
});
