import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { platesLeft } from '../../testing/plates.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: Visitor;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const owner = await marketplace.kitchenOwner('Asha Rao');
  [asha, kitchen] = [owner.cook, owner.kitchen];
});

const weekFields = `id version today capacity
  plans { weekday mealtime plates cutOffMinutes servedFromMinutes servedUntilMinutes }
  closures { id firstDay lastDay reason } openOrders { serviceDate mealtime orders plates }`;
const results = `{ __typename ... on CookingWeek { ${weekFields} } ... on Problem { code message field } }`;

const read = async (cook = asha) => (await cook.graphql(`{ myCookingWeek { ${weekFields} } }`)).myCookingWeek;
const act = async (name: string, type: string, input: Record<string, unknown>, cook = asha) =>
  (await cook.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) ${results} }`, { input }))[name];

const tuesdayDinner = {
  weekdays: [2],
  mealtime: 'DINNER',
  plates: 10,
  cutOffMinutes: 15 * 60,
  servedFromMinutes: 18 * 60,
  servedUntilMinutes: 20 * 60,
};
const plan = async (given: Record<string, unknown>) =>
  act('saveMealtimePlan', 'MealtimePlanInput', {
    ...tuesdayDinner,
    ...given,
    version: given.version ?? (await read()).version,
  });
const unplan = async (weekdays: number[], mealtime: string) =>
  act('removeMealtimePlan', 'RemoveMealtimePlanInput', {
    version: (await read()).version,
    weekdays,
    mealtime,
  });
const close = async (firstDay: string, lastDay: string, given: Record<string, unknown> = {}) =>
  act('saveClosure', 'ClosureInput', {
    version: (await read()).version,
    firstDay,
    lastDay,
    reason: 'Diwali with the family',
    ...given,
  });
const reopen = async (id: string, cook = asha) =>
  (
    await cook.graphql(
      `mutation ($id: ID!, $version: Int!) { removeClosure(closureId: $id, version: $version) ${results} }`,
      { id, version: (await read()).version },
    )
  ).removeClosure;

const closuresSeen = async () =>
  (
    await marketplace
      .anonymous()
      .graphql('query ($id: ID!) { supplier(id: $id) { closures { firstDay lastDay reason } } }', {
        id: kitchen.id,
      })
  ).supplier.closures;
const dinners = async () => {
  const { supplier } = await marketplace
    .anonymous()
    .graphql('query ($id: ID!) { supplier(id: $id) { mealWindows { serviceDate mealtime } } }', {
      id: kitchen.id,
    });
  const windows: { serviceDate: string; mealtime: string }[] = supplier.mealWindows;
  return windows.filter(each => each.mealtime === 'DINNER').map(each => each.serviceDate.slice(-2));
};

describe('Asha plans her week', () => {
  test('and customers order what she cooks', async () => {
    await marketplace.sql.rows('delete from mealtime_plans');
    const week = await plan({ weekdays: [2, 4, 2], plates: 8 });
    expect(week).toMatchObject({
      __typename: 'CookingWeek',
      id: kitchen.id,
      today: '2026-11-17',
      capacity: 25,
    });
    expect(week.plans).toHaveLength(2);
    expect(await dinners()).toEqual(['17', '19']);
    expect(await platesLeft(meera, kitchen)).toBe(8);
    expect((await unplan([2], 'DINNER')).plans).toMatchObject([{ weekday: 4 }]);
    expect(await dinners()).toEqual(['19']);
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'CUT_OFF_PASSED' });
  });

  test('on days already sold too: more plates, fewer plates, and back again', async () => {
    await placeOrder(meera, anOrder(kitchen, 4));
    expect(await platesLeft(meera, kitchen)).toBe(21);
    await plan({ plates: 10 });
    expect(await platesLeft(meera, kitchen)).toBe(6);
    expect(await placeOrder(meera, anOrder(kitchen, 7))).toMatchObject({ code: 'SOLD_OUT' });
    await plan({ plates: 20 });
    expect(await platesLeft(meera, kitchen)).toBe(16);
    expect(await placeOrder(meera, anOrder(kitchen, 16))).toMatchObject({ status: 'PLACED' });
    expect(await placeOrder(meera, anOrder(kitchen, 1))).toMatchObject({ code: 'SOLD_OUT' });
  });

  test('below what is sold: those orders stand, and what they give back is not sold again', async () => {
    const order = await placeOrder(meera, anOrder(kitchen, 8));
    const week = await plan({ plates: 5 });
    expect(week.openOrders).toEqual([
      { serviceDate: '2026-11-17', mealtime: 'DINNER', orders: 1, plates: 8 },
    ]);
    expect(await platesLeft(meera, kitchen)).toBe(0);
    expect(await cancelOrder(meera, order.id)).toMatchObject({ status: 'CANCELED' });
    expect(await platesLeft(meera, kitchen)).toBe(5);
    expect(await placeOrder(meera, anOrder(kitchen, 6))).toMatchObject({ code: 'SOLD_OUT' });
    expect(await placeOrder(meera, anOrder(kitchen, 5))).toMatchObject({ status: 'PLACED' });
  });

  test('while people order: no plate is sold beyond the new number', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, n) => marketplace.customer(`Guest ${crypto.randomUUID()} ${n}`)),
    );
    // Read beforehand: two executors must answer the same, which they cannot while orders come in.
    const { version } = await read();
    const [placed] = await Promise.all([
      Promise.all(people.map(person => placeOrder(person, anOrder(kitchen, 2)))),
      plan({ version, plates: 6 }),
    ]);
    const before = placed.filter(each => each.__typename === 'Order').length * 2;
    const after = await Promise.all(people.map(person => placeOrder(person, anOrder(kitchen, 1))));
    const sold = before + after.filter(each => each.__typename === 'Order').length;
    expect(sold).toBe(Math.max(6, before));
  });

  test.each([
    [{ plates: 0 }, 'INVALID_INPUT', 'plates'],
    [{ plates: 26 }, 'PLATES_BEYOND_CAPACITY', 'plates'],
    [{ weekdays: [] }, 'INVALID_INPUT', 'weekdays'],
    [{ weekdays: [7] }, 'INVALID_INPUT', 'weekdays.0'],
    [{ servedFromMinutes: 20 * 60 }, 'INVALID_INPUT', 'servedUntilMinutes'],
    [{ cutOffMinutes: 19 * 60 }, 'INVALID_INPUT', 'cutOffMinutes'],
    [{ version: 99 }, 'WEEK_CONFLICT', 'version'],
  ])('but not with %o', async (given, code, field) => {
    expect(await plan(given)).toMatchObject({ code, field });
  });

  test('from two windows at the same time: one is saved, the others get a conflict', async () => {
    const { version } = await read();
    const saved = await Promise.all(Array.from({ length: 20 }, (_, n) => plan({ version, plates: 1 + n })));
    expect(saved.filter(each => each.__typename === 'CookingWeek')).toHaveLength(1);
    expect(saved.filter(each => each.code === 'WEEK_CONFLICT')).toHaveLength(19);
  });
});

describe('Asha closes her kitchen', () => {
  test('for some days: no meal, no order, and customers read why', async () => {
    expect(await dinners()).toEqual(['17', '18', '19', '20', '21', '22', '23']);
    const week = await close('2026-11-18', '2026-11-20');
    expect(week.closures).toMatchObject([{ firstDay: '2026-11-18', lastDay: '2026-11-20' }]);
    expect(await dinners()).toEqual(['17', '21', '22', '23']);
    expect(await closuresSeen()).toEqual([
      { firstDay: '2026-11-18', lastDay: '2026-11-20', reason: 'Diwali with the family' },
    ]);
    const wednesday = { ...anOrder(kitchen), serviceDate: '2026-11-18' };
    expect(await placeOrder(meera, wednesday)).toMatchObject({ code: 'CUT_OFF_PASSED' });

    const { id } = week.closures[0];
    expect((await close('2026-11-19', '2026-11-19', { id, reason: 'A wedding' })).closures).toMatchObject([
      { id, firstDay: '2026-11-19', reason: 'A wedding' },
    ]);
    expect(await placeOrder(meera, wednesday)).toMatchObject({ status: 'PLACED' });
    expect((await reopen(id)).closures).toEqual([]);
    expect(await dinners()).toHaveLength(7);
    const thursday = { ...anOrder(kitchen), serviceDate: '2026-11-19' };
    expect(await placeOrder(meera, thursday)).toMatchObject({ status: 'PLACED' });
  });

  test('and it is over by her own calendar', async () => {
    await close('2026-11-17', '2026-11-18');
    marketplace.clock.moveTo('2026-11-19T07:59:00Z');
    expect(await closuresSeen()).toHaveLength(1);
    marketplace.clock.moveTo('2026-11-19T08:01:00Z');
    expect(await closuresSeen()).toEqual([]);
  });

  test('but not in the past, nor twice, nor without a word', async () => {
    expect(await close('2026-11-15', '2026-11-16')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'lastDay',
    });
    expect(await close('2026-11-20', '2026-11-19')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'lastDay',
    });
    expect(await close('2026-11-20', '2027-11-19')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'lastDay',
    });
    expect(await close('2026-11-20', '2026-11-20', { reason: ' ' })).toMatchObject({ field: 'reason' });
    await close('2026-11-20', '2026-11-22');
    expect(await close('2026-11-22', '2026-11-24')).toMatchObject({ code: 'CLOSURES_OVERLAP' });
    expect(await close('2026-12-01', '2026-12-01', { id: crypto.randomUUID() })).toMatchObject({
      code: 'CLOSURE_NOT_FOUND',
    });
    await marketplace.sql.rows(
      `insert into closures (id, supplier_id, first_day, last_day, reason, created_at)
       select gen_random_uuid(), $1, '2027-01-01'::date + n, '2027-01-01'::date + n, 'Away', now()
       from generate_series(1, 29) n`,
      [kitchen.id],
    );
    expect(await close('2026-12-01', '2026-12-01')).toMatchObject({ code: 'TOO_MANY_CLOSURES' });
  });
});

describe('no other user', () => {
  test('opens her kitchen again', async () => {
    const { id } = (await close('2026-11-18', '2026-11-20')).closures[0];
    const { cook: gauri } = await marketplace.kitchenOwner('Gauri Sen');
    for (const each of [id, "' or true"]) {
      const answer = await gauri.graphql(
        `mutation ($id: ID!) { removeClosure(closureId: $id, version: 1) ${results} }`,
        { id: each },
      );
      expect(answer.removeClosure).toMatchObject({ code: 'CLOSURE_NOT_FOUND' });
    }
    expect((await read()).closures).toHaveLength(1);
  });

  test('plans anything before being approved, or without a kitchen', async () => {
    const { cook } = await marketplace.kitchenOwner('Gauri Sen', {
      status: 'pending',
    });
    expect(await read(cook)).toBeNull();
    const input = { version: 1, ...tuesdayDinner };
    expect(await act('saveMealtimePlan', 'MealtimePlanInput', input, cook)).toMatchObject({
      code: 'MENU_NOT_OPEN',
    });
    const document = `mutation ($input: MealtimePlanInput!) { saveMealtimePlan(input: $input) ${results} }`;
    expect(await meera.refusal(document, { input })).toBe('FORBIDDEN');
    expect(await meera.refusal('{ myCookingWeek { id } }')).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
  });
});
