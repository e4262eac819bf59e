import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowOrdering, mergeCity, stopOrdering, trail } from '../../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { testFastPath } from '../../../testing/fast-path.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { platesLeft, storedOrders } from '../../../testing/plates.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { everywhereId } from '../../cities/ordering-stops/stop-place.ts';

let marketplace: Marketplace;
let anita: Visitor;
let meera: Visitor;
let sanJose: TestCity;
let fremont: TestCity;
let asha: TestKitchen;
let bela: TestKitchen;

beforeAll(async () => {
  // With cached responses: a stop must be seen in them.
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  anita = await marketplace.admin('Anita Desai', 'ADMIN');
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  sanJose = await aCity(marketplace);
  fremont = await aCity(marketplace, { name: 'Fremont' });
  asha = await aKitchen(marketplace, sanJose);
  bela = await aKitchen(marketplace, fremont, { cookName: 'Bela' });
});

const reason = 'A snowstorm is coming. Stay warm!';
const message = `We aren't taking orders right now: ${reason}`;

/** As everyone reads it. */
const publicStop = async (kitchen: TestKitchen) => {
  const { supplier } = await marketplace
    .anonymous()
    .graphql('query ($id: ID!) { supplier(id: $id) { city { orderingStopped { reason since until } } } }', {
      id: kitchen.id,
    });
  return supplier!.city.orderingStopped;
};

/** As programs read it in the list of cities. */
const listedStop = async ({ id }: TestCity) => {
  const { body } = await marketplace.anonymous().rest('GET', '/api/cities');
  return body.find((city: { id: string }) => city.id === id).orderingStopped;
};

const stopsInForce = async () =>
  (await anita.graphql('{ orderingStops { reason city { name } } }')).orderingStops;

describe('Anita stops ordering in San Jose', () => {
  test('so that no order is placed there and no plate is taken, and others order as before', async () => {
    const { id: earlier } = await placeOrder(meera, anOrder(asha));
    expect(await stopOrdering(anita, { cityId: sanJose.id, reason: `  ${reason} ` })).toEqual({
      __typename: 'OrderingStop',
      reason,
      since: '2026-11-17T17:00:00.000Z',
      until: null,
      city: { name: 'San Jose' },
    });
    expect(await placeOrder(meera, anOrder(asha))).toEqual({
      __typename: 'OrderingStopped',
      code: 'ORDERING_STOPPED',
      message,
      field: 'supplierId',
      reason,
      stoppedUntil: null,
    });
    expect(await platesLeft(meera, asha)).toBe(24);
    expect((await placeOrder(meera, anOrder(bela))).status).toBe('PLACED');
    const { order } = await meera.graphql('query ($id: ID!) { order(id: $id) { status } }', { id: earlier });
    expect(order!.status).toBe('PLACED');
  });

  test('and quotes say so first', async () => {
    await stopOrdering(anita, { cityId: sanJose.id, reason });
    const { lines, supplierId } = anOrder(asha, 30);
    const { quoteCart } = await meera.graphql(
      `query ($input: QuoteCartInput!) { quoteCart(input: $input) {
        problems { __typename ... on OrderingStopped { message reason until } } } }`,
      { input: { supplierId, lines, serviceDate: '2026-11-17', mealtime: 'DINNER' } },
    );
    expect(quoteCart!.problems).toEqual([
      { __typename: 'OrderingStopped', message, reason, until: null },
      { __typename: 'SoldOut' },
    ]);
  });

  test('and allows it again; everyone reads both without delay', async () => {
    expect(await publicStop(asha)).toBeNull();
    await stopOrdering(anita, { cityId: sanJose.id, reason });
    expect(await publicStop(asha)).toEqual({ reason, since: '2026-11-17T17:00:00.000Z', until: null });
    expect(await publicStop(bela)).toBeNull();
    expect(await allowOrdering(anita, sanJose.id)).toEqual({
      __typename: 'AllowedOrdering',
      city: { name: 'San Jose', orderingStopped: null },
    });
    expect(await publicStop(asha)).toBeNull();
    expect((await placeOrder(meera, anOrder(asha))).status).toBe('PLACED');
    expect(await allowOrdering(anita, sanJose.id)).toMatchObject({ code: 'ALREADY_DONE', field: 'cityId' });
  });

  test('and programs read it with the cities, until it is over', async () => {
    expect([await listedStop(sanJose), await listedStop(fremont)]).toEqual([null, null]);
    const until = '2026-11-17T17:20:00.000Z';
    await stopOrdering(anita, { cityId: sanJose.id, reason, until });
    expect(await listedStop(sanJose)).toEqual({ reason, since: '2026-11-17T17:00:00.000Z', until });
    expect(await listedStop(fremont)).toBeNull();
    await stopOrdering(anita, { cityId: sanJose.id, reason: 'Roads are closed.', until });
    expect(await listedStop(sanJose)).toMatchObject({ reason: 'Roads are closed.' });
    marketplace.clock.moveTo(until);
    expect(await listedStop(sanJose)).toBeNull();
  });

  test('until a time, after which it is over by itself', async () => {
    const until = '2026-11-17T17:20:00.000Z';
    await stopOrdering(anita, { cityId: sanJose.id, reason, until });
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ stoppedUntil: until });
    marketplace.clock.moveTo('2026-11-17T17:19:59.999Z');
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ code: 'ORDERING_STOPPED' });
    marketplace.clock.moveTo(until);
    expect((await placeOrder(meera, anOrder(asha))).status).toBe('PLACED');
    expect(await stopsInForce()).toEqual([]);
    expect(await allowOrdering(anita, sanJose.id)).toMatchObject({ code: 'ALREADY_DONE' });
    // What is over is no part of the next one.
    expect(await stopOrdering(anita, { cityId: sanJose.id, reason: 'Power is out' })).toMatchObject({
      reason: 'Power is out',
      since: until,
      until: null,
    });
  });

  test('and changes the words and the end of that stop', async () => {
    await stopOrdering(anita, { cityId: sanJose.id, reason });
    marketplace.clock.forward({ minutes: 10 });
    const changed = { cityId: sanJose.id, reason: 'Roads are closed.', until: '2026-11-18T20:00:00.000Z' };
    expect(await stopOrdering(anita, changed)).toMatchObject({
      reason: 'Roads are closed.',
      since: '2026-11-17T17:00:00.000Z',
      until: '2026-11-18T20:00:00.000Z',
    });
    // Sent again after no response, it is no other change.
    await stopOrdering(anita, changed);
    expect(await stopsInForce()).toEqual([{ reason: 'Roads are closed.', city: { name: 'San Jose' } }]);
    await allowOrdering(anita, sanJose.id);
    const end = '2026-11-18T20:00:00.000Z';
    const events = await trail(anita, { subjectId: sanJose.id });
    expect(events.map(({ action, subjectName, changes }) => ({ action, subjectName, changes }))).toEqual([
      {
        action: 'ORDERING_ALLOWED',
        subjectName: 'San Jose, CA',
        changes: [
          { fact: 'until', before: end, after: null },
          { fact: 'reason', before: 'Roads are closed.', after: null },
        ],
      },
      {
        action: 'ORDERING_STOP_CHANGED',
        subjectName: 'San Jose, CA',
        changes: [
          { fact: 'until', before: null, after: end },
          { fact: 'reason', before: reason, after: 'Roads are closed.' },
        ],
      },
      {
        action: 'ORDERING_STOPPED',
        subjectName: 'San Jose, CA',
        changes: [
          { fact: 'until', before: null, after: null },
          { fact: 'reason', before: null, after: reason },
        ],
      },
    ]);
  });

  test('and cannot merge it into another city before it is allowed again', async () => {
    await stopOrdering(anita, { cityId: sanJose.id, reason });
    expect(await mergeCity(anita, sanJose.id, fremont.id)).toMatchObject({
      code: 'CITIES_CANNOT_MERGE',
      message: 'Ordering in San Jose is stopped. Allow it again first.',
    });
    await allowOrdering(anita, sanJose.id);
    expect(await mergeCity(anita, sanJose.id, fremont.id)).toMatchObject({ name: 'Fremont' });
    expect(await stopOrdering(anita, { cityId: sanJose.id, reason })).toMatchObject({
      code: 'CITY_NOT_FOUND',
    });
  });
});

describe('Anita stops ordering everywhere', () => {
  test('and each city has the stop that lasts longest', async () => {
    await stopOrdering(anita, {
      cityId: sanJose.id,
      reason: 'Power is out',
      until: '2026-11-17T20:00:00Z',
    });
    marketplace.clock.forward({ minutes: 1 });
    expect(await stopOrdering(anita, { reason })).toMatchObject({ reason, city: null });
    marketplace.clock.forward({ minutes: 1 });
    expect(await placeOrder(meera, anOrder(bela))).toMatchObject({ message });
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ message });
    expect(await stopsInForce()).toEqual([
      { reason, city: null },
      { reason: 'Power is out', city: { name: 'San Jose' } },
    ]);
    const everywhere = { reason, since: '2026-11-17T17:01:00.000Z', until: null };
    expect([await listedStop(sanJose), await listedStop(fremont)]).toEqual([everywhere, everywhere]);
    expect(await allowOrdering(anita)).toEqual({ __typename: 'AllowedOrdering', city: null });
    expect((await placeOrder(meera, anOrder(bela))).status).toBe('PLACED');
    expect(await placeOrder(meera, anOrder(asha))).toMatchObject({ reason: 'Power is out' });
    expect(await listedStop(sanJose)).toMatchObject({ reason: 'Power is out' });
    expect(await listedStop(fremont)).toBeNull();
    const events = await trail(anita, { subjectId: everywhereId });
    expect(events.map(({ action, subjectName }) => `${action} ${subjectName}`)).toEqual([
      'ORDERING_ALLOWED All cities',
      'ORDERING_STOPPED All cities',
    ]);
  });

  test('with Ravi at the same time: there is one stop, and the trail has both', async () => {
    marketplace.clock.forward({ minutes: 5 });
    const since = marketplace.clock.read().toISOString();
    const ravi = await marketplace.admin('Ravi Kumar');
    await Promise.all([stopOrdering(anita, { reason }), stopOrdering(ravi, { reason: 'Cards are down' })]);
    expect(await stopsInForce()).toHaveLength(1);
    const actions = (await trail(anita, { subjectId: everywhereId, since })).map(({ action }) => action);
    expect(actions.sort()).toEqual(['ORDERING_STOPPED', 'ORDERING_STOP_CHANGED']);
    await allowOrdering(anita);
  });
});

describe('Forty carts are ordered while ordering is stopped', () => {
  test.each(['in their city', 'everywhere'])('%s: none is placed after that is acknowledged', async where => {
    const customers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => marketplace.customer(`Customer ${at} ${where}`)),
    );
    let isAcknowledged = false;
    const lateOrders: unknown[] = [];
    const order = async (customer: Visitor) => {
      const wasAcknowledged = isAcknowledged;
      const outcome = await placeOrder(customer, anOrder(asha));
      if (wasAcknowledged && outcome.__typename === 'Order') lateOrders.push(outcome);
      return outcome;
    };
    const first = customers.map(order);
    const stopped = stopOrdering(anita, {
      cityId: where === 'everywhere' ? null : sanJose.id,
      reason,
    }).then(async outcome => {
      isAcknowledged = true;
      return { outcome, placed: await storedOrders(marketplace) };
    });
    const meanwhile = [0, 1].flatMap(() => customers.map(order));
    const { outcome, placed } = await stopped;
    expect(outcome.__typename).toBe('OrderingStop');
    await Promise.all([...first, ...meanwhile]);
    const after = await Promise.all([0, 1].flatMap(() => customers.map(order)));
    expect(after.map(({ code }) => code)).toEqual(Array(16).fill('ORDERING_STOPPED'));
    expect(lateOrders).toEqual([]);
    expect(await storedOrders(marketplace)).toBe(placed);
    expect(await platesLeft(meera, asha)).toBe(25 - placed);
    if (where === 'everywhere') await allowOrdering(anita);
  });
});

describe('Ordering is not stopped', () => {
  test.each([
    [{ reason: ' ' }, 'reason', 'Please tell customers why.'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'Please use at most 200 characters.'],
    [{ reason: 'Snow\nand ice' }, 'reason', 'Please remove the special characters.'],
    [{ reason, until: tuesdayMorning }, 'until', 'Please choose a time in the future.'],
    [
      { reason, until: '2027-11-17T17:00:00Z' },
      'until',
      'A stop with an end lasts at most 60 days. Leave the end out instead.',
    ],
  ])('with %j', async (given, field, words) => {
    expect(await stopOrdering(anita, given)).toMatchObject({ code: 'INVALID_INPUT', field, message: words });
    expect(await stopsInForce()).toEqual([]);
  });

  test('in a city that does not exist', async () => {
    expect(await stopOrdering(anita, { cityId: '', reason })).toMatchObject({ code: 'CITY_NOT_FOUND' });
    expect(await stopOrdering(anita, { cityId: 'nowhere', reason })).toMatchObject({
      code: 'CITY_NOT_FOUND',
    });
    expect(await allowOrdering(anita, crypto.randomUUID())).toMatchObject({ code: 'CITY_NOT_FOUND' });
  });

  test.each(['REVIEWER', 'SUPPORT', 'FINANCE'] as const)('by staff of the role %s', async role => {
    const staff = await marketplace.admin(`Staff ${role}`, role);
    const stop = 'mutation { stopOrdering(input: { reason: "Snow" }) { __typename } }';
    expect(await staff.refusal(stop)).toBe('FORBIDDEN');
    expect(await staff.refusal('mutation { allowOrdering { __typename } }')).toBe('FORBIDDEN');
    expect(await staff.refusal('{ orderingStops { reason } }')).toBe('FORBIDDEN');
    expect(await meera.refusal(stop)).toBe('FORBIDDEN');
    expect(await stopsInForce()).toEqual([]);
  });
});
