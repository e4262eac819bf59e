import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, everyMeal, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
});

interface Window {
  serviceDate: string;
  mealtime: string;
  cutOffAt: string;
  servedFrom: string;
  servedUntil: string;
  plates: number;
  platesLeft: number;
}

const read = async (
  kitchen: TestKitchen,
): Promise<{ mealWindows: Window[]; nextMealWindow: Window | null }> => {
  const fields = 'serviceDate mealtime cutOffAt servedFrom servedUntil plates platesLeft';
  const document = `query ($id: ID!) { supplier(id: $id) { mealWindows { ${fields} } nextMealWindow { ${fields} } } }`;
  return (await marketplace.anonymous().graphql(document, { id: kitchen.id })).supplier;
};
const meals = async (kitchen: TestKitchen) =>
  (await read(kitchen)).mealWindows.map(window => `${window.serviceDate} ${window.mealtime}`);

describe('the meals a kitchen takes orders for', () => {
  test('are those of seven days, from the next cut-off on, in order of time', async () => {
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    const { mealWindows, nextMealWindow } = await read(asha);
    expect(mealWindows).toHaveLength(2 + 6 * 3);
    expect(mealWindows[0]).toEqual({
      serviceDate: '2026-11-17',
      mealtime: 'LUNCH',
      cutOffAt: '2026-11-17T18:00:00.000Z',
      servedFrom: '2026-11-17T20:00:00.000Z',
      servedUntil: '2026-11-17T22:00:00.000Z',
      plates: 25,
      platesLeft: 25,
    });
    expect(nextMealWindow).toEqual(mealWindows[0]);
    expect(mealWindows.at(-1)).toMatchObject({ serviceDate: '2026-11-23', mealtime: 'DINNER' });
  });

  test('close at their cut-off, breakfast the evening before', async () => {
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    marketplace.clock.moveTo('2026-11-18T03:59:59Z');
    expect((await meals(asha))[0]).toBe('2026-11-18 BREAKFAST');
    marketplace.clock.moveTo('2026-11-18T04:00:00Z');
    expect((await meals(asha))[0]).toBe('2026-11-18 LUNCH');
  });

  test('stay on the list when sold out, but the next one is another', async () => {
    const asha = await aKitchen(marketplace, await aCity(marketplace));
    const lunch = { ...anOrder(asha, 25), mealtime: 'LUNCH' };
    await placeOrder(await marketplace.customer('Meera Iyer'), lunch);
    const { mealWindows, nextMealWindow } = await read(asha);
    expect(mealWindows[0]).toMatchObject({ mealtime: 'LUNCH', platesLeft: 0 });
    expect(nextMealWindow).toMatchObject({ serviceDate: '2026-11-18', mealtime: 'BREAKFAST' });
  });

  test('are none for a kitchen that cooks nothing', async () => {
    const idle = await aKitchen(marketplace, await aCity(marketplace), { meals: {} });
    expect(await read(idle)).toEqual({ mealWindows: [], nextMealWindow: null });
  });
});

describe("today is the kitchen's today", () => {
  test.each([
    ['America/New_York', '2026-11-18T04:59:00Z', '2026-11-17', '2026-11-18T05:01:00Z', '2026-11-18'],
    ['America/Chicago', '2026-11-18T05:59:00Z', '2026-11-17', '2026-11-18T06:01:00Z', '2026-11-18'],
    ['America/Phoenix', '2026-11-18T06:59:00Z', '2026-11-17', '2026-11-18T07:01:00Z', '2026-11-18'],
    ['America/Los_Angeles', '2026-11-18T07:59:00Z', '2026-11-17', '2026-11-18T08:01:00Z', '2026-11-18'],
  ])('in %s a minute before and after midnight', async (timeZone, before, today, after, tomorrow) => {
    const city = await aCity(marketplace, { timeZone });
    const lateDinner = { DINNER: { cutOff: 24 * 60, from: 23 * 60, until: 24 * 60 } };
    const kitchen = await aKitchen(marketplace, city, { meals: lateDinner });
    const meera = await marketplace.customer(`Meera of ${timeZone}`);
    marketplace.clock.moveTo(before);
    expect((await meals(kitchen))[0]).toBe(`${today} DINNER`);
    expect(await placeOrder(meera, { ...anOrder(kitchen), serviceDate: today })).toMatchObject({
      serviceDate: today,
    });
    marketplace.clock.moveTo(after);
    expect((await meals(kitchen))[0]).toBe(`${tomorrow} DINNER`);
    expect(await placeOrder(meera, { ...anOrder(kitchen), serviceDate: today })).toMatchObject({
      code: 'CUT_OFF_PASSED',
    });
    const [day] = await marketplace.sql.rows('select service_date, dinner_taken from service_days');
    expect(day).toEqual({ service_date: today, dinner_taken: 1 });
  });
});

describe('when clocks change', () => {
  test.each([
    ['forward', '2026-03-07T20:00:00Z', '2026-03-08', '2026-03-08T22:00:00.000Z', '2026-03-09T01:00:00.000Z'],
    ['back', '2026-10-31T19:00:00Z', '2026-11-01', '2026-11-01T23:00:00.000Z', '2026-11-02T02:00:00.000Z'],
  ])('%s, meals keep to the clock on the wall', async (_, now, day, cutOffAt, servedFrom) => {
    marketplace.clock.moveTo(now);
    const kitchen = await aKitchen(marketplace, await aCity(marketplace), {
      meals: { DINNER: everyMeal.DINNER },
    });
    const { mealWindows } = await read(kitchen);
    expect(mealWindows.find(window => window.serviceDate === day)).toMatchObject({ cutOffAt, servedFrom });
    const meera = await marketplace.customer(`Meera, clocks ${_}`);
    const order = await placeOrder(meera, { ...anOrder(kitchen), serviceDate: day });
    expect(order).toMatchObject({ serviceDate: day, servedFrom, cancellableUntil: cutOffAt });
  });
});
