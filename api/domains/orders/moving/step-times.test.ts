import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { moveOrder } from '../../../testing/kitchen-work.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayCutOff, tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
});

const toTheDoor = { fulfillment: 'DELIVERY', deliveryAddress: '5 Elm St, San Jose, CA 95112' };
const order = async (changes = {}) => (await placeOrder(meera!, { ...anOrder(kitchen), ...changes })).id;
const move = (id: string, from: string, to: string) => moveOrder(asha!, id, from, to);
const nextFrom = async (id: string) => {
  const query = 'query ($id: ID!) { order(id: $id) { nextStatusFrom viewerCanCancel cancellableUntil } }';
  return (await asha!.graphql(query, { id })).order.nextStatusFrom;
};
const viewerCanCancel = async (id: string) =>
  (await meera!.graphql('query ($id: ID!) { order(id: $id) { viewerCanCancel } }', { id })).order
    .viewerCanCancel;

describe('Meera orders on Tuesday for Sunday', () => {
  const sunday = { serviceDate: '2026-11-22' };

  test('and no step of the kitchen takes her right to cancel away', async () => {
    const id = await order(sunday);
    expect(await move(id, 'PLACED', 'PREPARING')).toMatchObject({ status: 'PREPARING' });
    expect(await move(id, 'PREPARING', 'READY')).toMatchObject({
      __typename: 'StepTooEarly',
      code: 'STEP_TOO_EARLY',
      field: 'to',
      message: 'You can mark it ready from Sun, Nov 22, 3 PM.',
      possibleFrom: '2026-11-22T23:00:00.000Z',
    });
    expect(await cancelOrder(meera!, id, 'We travel.')).toMatchObject({ status: 'CANCELED' });
  });

  test('and neither reviews nor is the kitchen paid before the meal is served', async () => {
    const id = await order(sunday);
    // As an order that was delivered before there was this rule.
    await marketplace.sql.rows("update orders set status = 'DELIVERED', delivered_at = $2 where id = $1", [
      id,
      marketplace.clock.read(),
    ]);
    const review = async () =>
      (
        await meera!.graphql(
          `mutation ($input: ReviewInput!) { writeReview(input: $input) {
             ... on Review { rating } ... on Problem { code message } } }`,
          { input: { orderId: id, rating: 5 } },
        )
      ).writeReview;
    expect(await review()).toEqual({
      code: 'NOT_REVIEWABLE',
      message: 'You can review this order once your meal has been served.',
    });
    marketplace.clock.moveTo('2026-11-23T02:00:00Z');
    expect(await review()).toEqual({ rating: 5 });
  });
});

describe('Asha takes each step in its time', () => {
  test('ready from the cut-off on', async () => {
    const id = await order();
    expect(await nextFrom(id)).toBeNull();
    await move(id, 'PLACED', 'PREPARING');
    expect(await nextFrom(id)).toBe('2026-11-17T23:00:00.000Z');
    marketplace.clock.moveTo('2026-11-17T22:59:59Z');
    expect(await move(id, 'PREPARING', 'READY')).toMatchObject({
      code: 'STEP_TOO_EARLY',
      message: 'You can mark it ready from 3 PM.',
    });
    marketplace.clock.moveTo(tuesdayCutOff);
    expect(await nextFrom(id)).toBeNull();
    expect(await move(id, 'PREPARING', 'READY')).toMatchObject({ status: 'READY' });
  });

  test.each([
    ['out for delivery', toTheDoor, 'OUT_FOR_DELIVERY', 'You can send it out from 5:30 PM.'],
    ['handed over', {}, 'DELIVERED', 'You can hand it over from 5:30 PM.'],
  ])('%s half an hour before the meal is served, at the earliest', async (_, changes, to, message) => {
    const id = await order(changes);
    marketplace.clock.moveTo(tuesdayCutOff);
    await move(id, 'PLACED', 'PREPARING');
    await move(id, 'PREPARING', 'READY');
    expect(await nextFrom(id)).toBe('2026-11-18T01:30:00.000Z');
    marketplace.clock.moveTo('2026-11-18T01:29:59Z');
    expect(await move(id, 'READY', to)).toMatchObject({ code: 'STEP_TOO_EARLY', message });
    marketplace.clock.moveTo('2026-11-18T01:30:00Z');
    expect(await move(id, 'READY', to)).toMatchObject({ status: to });
  });

  test('and not within the five minutes in which the last customer can still cancel', async () => {
    // Orders come in until the meal is served.
    await marketplace.sql.rows('update mealtime_plans set cut_off_minutes = served_from_minutes');
    marketplace.clock.moveTo('2026-11-18T01:58:00Z');
    const id = await order();
    marketplace.clock.moveTo(tuesdayDinner);
    await move(id, 'PLACED', 'PREPARING');
    await move(id, 'PREPARING', 'READY');
    expect(await move(id, 'READY', 'DELIVERED')).toMatchObject({
      code: 'STEP_TOO_EARLY',
      message: 'You can hand it over from 6:03 PM.',
    });
    expect(await viewerCanCancel(id)).toBe(true);
    expect(await cancelOrder(meera!, id)).toMatchObject({ status: 'CANCELED' });
  });

  test('and once it is on its way it is no longer canceled', async () => {
    const id = await order(toTheDoor);
    marketplace.clock.moveTo(tuesdayDinner);
    await move(id, 'PLACED', 'PREPARING');
    await move(id, 'PREPARING', 'READY');
    await move(id, 'READY', 'OUT_FOR_DELIVERY');
    marketplace.clock.moveTo(tuesdayMorning);
    expect(await viewerCanCancel(id)).toBe(false);
    expect(await cancelOrder(meera!, id)).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
  });
});
