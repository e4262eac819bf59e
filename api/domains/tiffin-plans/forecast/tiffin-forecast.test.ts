import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { countForecasts } from './count-forecasts.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
let meera: TiffinPlanActs;

const wednesday = '2026-11-18';
const thursday = '2026-11-19';
const friday = '2026-11-20';
const faraway = '2026-11-26';

interface Meal {
  serviceDate: string;
  mealtime: string;
  waiting: number;
  portions: number;
  portionsYesterday: number | null;
  dishes: { dishName: string; portions: number }[];
}

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  await knowSanJose(marketplace.sql);
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
});

/** What the job does every hour. */
const dayBegins = () => countForecasts(marketplace.services);

const forecast = async (visitor = cook): Promise<Meal[]> =>
  (
    await visitor.graphql(
      '{ tiffinForecast { serviceDate mealtime waiting portions portionsYesterday dishes { dishName portions } } }',
    )
  ).tiffinForecast;
const lunchOf = async (serviceDate: string) =>
  (await forecast()).find(meal => meal.serviceDate === serviceDate);

describe('Asha shops for the week', () => {
  test('and finds the portions of each dish, ordered or planned, without days that are skipped', async () => {
    const [dosa, rice] = kitchen.dishes.map(({ id }) => id) as [string, string];
    const { id } = await ravi.start(lunchesOf(kitchen));
    await meera.start(
      lunchesOf(kitchen, {
        lines: [
          { dishId: dosa, quantity: 2 },
          { dishId: rice, quantity: 1 },
        ],
        expectedTotalCents: 2550,
      }),
    );
    await ordersPlaced(marketplace);
    await ravi.skip(id, friday);
    await ravi.changeDay({
      planId: id,
      serviceDate: faraway,
      lines: [{ dishId: rice, quantity: 3 }],
      expectedTotalCents: 2250,
    });
    expect((await lunchOf(thursday))!.dishes).toEqual([
      { dishName: 'Masala Dosa', portions: 3 },
      { dishName: 'Lemon Rice', portions: 1 },
    ]);
    expect(await lunchOf(friday)).toMatchObject({
      portions: 3,
      dishes: [
        { dishName: 'Masala Dosa', portions: 2 },
        { dishName: 'Lemon Rice', portions: 1 },
      ],
    });
    expect((await lunchOf(faraway))!.dishes).toEqual([
      { dishName: 'Lemon Rice', portions: 4 },
      { dishName: 'Masala Dosa', portions: 2 },
    ]);
  });

  test('and another cook sees nothing of it', async () => {
    await ravi.start(lunchesOf(kitchen));
    const { cook: gauri } = await marketplace.kitchenOwner('Gauri Pande');
    expect(await forecast(gauri)).toEqual([]);
  });
});

describe('Asha cooks what is ordered', () => {
  test('also of plans that no longer have the day, or have stopped', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const { id: stopped } = await meera.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    const mondays = { planId: id, weekdays: [1], weekdayAddresses: [], expectedTotalCents: 900 };
    await ravi.change({
      ...mondays,
      lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
      hasConsented: true,
    });
    // Past Wednesday's cut-off, so that its order stays.
    marketplace.clock.moveTo('2026-11-18T19:30:00Z');
    await meera.stop(stopped);
    expect(await lunchOf(wednesday)).toMatchObject({ portions: 2 });
    expect(await lunchOf(thursday)).toMatchObject({ portions: 1 });
    expect(await lunchOf('2026-11-30')).toMatchObject({ portions: 1 });
    expect(await lunchOf('2026-12-01')).toBeUndefined();
  });

  test('but not what was canceled, nor on days she is closed', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    const { order } = await ravi.day(id, thursday);
    await ravi.customer.graphql(
      'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }',
      { input: { orderId: order!.id } },
    );
    const { myCookingWeek } = await cook.graphql('{ myCookingWeek { version } }');
    const closed = { firstDay: friday, lastDay: faraway, reason: 'Diwali', openOrders: 'KEEP' };
    const { saveClosure } = await cook.graphql(
      'mutation ($input: ClosureInput!) { saveClosure(input: $input) { __typename } }',
      { input: { ...closed, version: myCookingWeek.version } },
    );
    expect(saveClosure.__typename).toBe('CookingWeek');
    const days = (await forecast()).map(({ serviceDate }) => serviceDate);
    // Friday and Monday were ordered before she closed: she keeps those orders.
    expect(days.slice(0, 5)).toEqual([wednesday, friday, '2026-11-23', '2026-11-27', '2026-11-30']);
  });

  test('nor in a break, or on the day after it whose cut-off is within the break', async () => {
    await ravi.start(lunchesOf(kitchen));
    await cook.graphql('mutation ($until: LocalDate!) { pauseKitchen(until: $until) { __typename } }', {
      until: friday,
    });
    expect((await forecast())[0]!.serviceDate).toBe(friday);
    await marketplace.sql.rows("update mealtime_plans set cut_off_minutes = -1 where mealtime = 'LUNCH'");
    expect((await forecast())[0]!.serviceDate).toBe('2026-11-23');
  });

  test('nor on a weekday on which she no longer cooks lunch', async () => {
    await ravi.start(lunchesOf(kitchen));
    await marketplace.sql.rows("delete from mealtime_plans where mealtime = 'LUNCH' and weekday = 4");
    expect(await lunchOf(wednesday)).toMatchObject({ portions: 1 });
    expect(await lunchOf(thursday)).toBeUndefined();
  });

  test('and nothing that waits for its customer, which is counted apart', async () => {
    await ravi.start(lunchesOf(kitchen));
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    await ordersPlaced(marketplace);
    expect(await lunchOf(thursday)).toMatchObject({ waiting: 1, portions: 0, dishes: [] });
  });
});

describe('Asha looks in the morning', () => {
  test('and sees what changed since yesterday began', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await dayBegins();
    await ravi.skip(id, thursday);
    await meera.start(lunchesOf(kitchen, { weekdays: [5], startsOn: friday }));
    marketplace.clock.forward({ days: 1 });
    await dayBegins();
    expect(await lunchOf(thursday)).toMatchObject({ portions: 0, portionsYesterday: 1, dishes: [] });
    expect(await lunchOf(friday)).toMatchObject({ portions: 2, portionsYesterday: 1 });
    // The last day of two weeks was in yesterday's count as well.
    expect(await lunchOf('2026-12-01')).toMatchObject({ portions: 1, portionsYesterday: 1 });
  });

  test('and sees a lunch that no plan has any more, since its plan stopped', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await dayBegins();
    await ravi.stop(id);
    marketplace.clock.forward({ days: 1 });
    expect(await forecast()).toHaveLength(10);
    expect(await lunchOf(wednesday)).toEqual({
      serviceDate: wednesday,
      mealtime: 'LUNCH',
      waiting: 0,
      portions: 0,
      portionsYesterday: 1,
      dishes: [],
    });
    marketplace.clock.forward({ days: 1 });
    expect(await forecast()).toEqual([]);
  });

  test('and sees no comparison with a day that was not counted', async () => {
    await ravi.start(lunchesOf(kitchen));
    expect(await lunchOf(thursday)).toMatchObject({ portions: 1, portionsYesterday: null });
  });
});

describe('A day is counted', () => {
  const counts = () =>
    marketplace.sql.rows<{ day: string; meals: number; portions: number }>(
      `select counted_on::text as day, count(*)::int as meals, sum(portions)::int as portions
       from tiffin_forecast_counts group by counted_on order by counted_on`,
    );

  test('once, as it began, however often the job runs', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await Promise.all([dayBegins(), dayBegins()]);
    await ravi.stop(id);
    await dayBegins();
    expect(await counts()).toEqual([{ day: '2026-11-17', meals: 10, portions: 10 }]);
  });

  test("by the kitchen's clock, and forgotten after a few days", async () => {
    await ravi.start(lunchesOf(kitchen));
    marketplace.clock.moveTo('2026-11-19T07:59:00Z');
    await dayBegins();
    marketplace.clock.moveTo('2026-11-19T08:00:00Z');
    await dayBegins();
    expect((await counts()).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
    marketplace.clock.forward({ days: 4 });
    await dayBegins();
    expect((await counts()).map(({ day }) => day)).toEqual(['2026-11-23']);
  });
});
