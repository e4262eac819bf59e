import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { deliver } from '../../testing/builders/delivered-order.ts';
import { doors } from '../../testing/doors.ts';
import { cancelByKitchen } from '../../testing/kitchen-work.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera]: Visitor[] = [];

/** Monday of the third week, at noon in San Jose. */
const thirdWeek = '2026-11-30T20:00:00Z';

const dinnerOn = (serviceDate: string, quantity: number, dish = 0) => ({
  ...anOrder(kitchen, quantity),
  serviceDate,
  lines: [{ dishId: kitchen.dishes[dish]!.id, quantity }],
  expectedTotalCents: kitchen.dishes[dish]!.priceCents * quantity,
});

const reviewOf = async (orderId: string, rating: number) => {
  await deliver(marketplace, orderId);
  await meera!.graphql(
    'mutation ($input: ReviewInput!) { writeReview(input: $input) { ... on Problem { message } } }',
    { input: { orderId, rating } },
  );
};

beforeAll(async () => {
  marketplace = await Marketplace.open();
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner('Asha Rao', { rating: 0, totalRatings: 0 }));
  meera = await marketplace.customer('Meera Iyer');
  // The first week, of which the kitchen was there from Tuesday on.
  const { id } = await placeOrder(meera, dinnerOn('2026-11-17', 4));
  await reviewOf(id, 4);
  await cancelOrder(meera, (await placeOrder(meera, dinnerOn('2026-11-18', 9))).id);
  await placeOrder(meera, dinnerOn('2026-11-22', 6, 1));
  // A quiet second week; in the third Monday's dinner, something given up, and Tuesday is still to come.
  marketplace.clock.moveTo(thirdWeek);
  await reviewOf((await placeOrder(meera, dinnerOn('2026-11-30', 3))).id, 5);
  await cancelByKitchen(asha, (await placeOrder(meera, dinnerOn('2026-11-30', 2))).id, 'Closed.');
  await placeOrder(meera, dinnerOn('2026-12-01', 2));
});
afterAll(() => marketplace.close());

const document = `query ($weeks: Int!) { supplierAnalytics(weeks: $weeks) {
  weeks { firstDay lastDay figures { orders canceledOrders canceledShare revenue { cents } kitchenShare { cents }
    ratings averageRating platesSold platesOffered sellThrough } }
  total { orders canceledOrders revenue { cents } averageRating platesOffered }
  bestDishes { dishName plates revenue { cents } } csv } }`;
const figures = async (weeks: number, cook = asha!) =>
  (await cook.graphql(document, { weeks })).supplierAnalytics;

describe.each(doors)('through $name', door => {
  test('a cook sees the three figures of the kitchen, without what was canceled', async () => {
    expect(await door.analytics(asha!)).toEqual({ avgRating: 4.5, totalOrders: 4, cents: 12600 });
  });

  test('a new kitchen sees zeros', async () => {
    const name = `Gauri of ${door.name}`;
    const { cook } = await marketplace.kitchenOwner(name, { rating: 0, totalRatings: 0 });
    expect(await door.analytics(cook)).toEqual({ avgRating: 0, totalOrders: 0, cents: 0 });
  });

  test('no one else sees them, nor a cook who waits for approval', async () => {
    const { cook } = await marketplace.kitchenOwner(`Uma of ${door.name}`, { status: 'under_review' });
    for (const visitor of [cook, meera!, marketplace.anonymous()]) {
      expect(await door.analytics(visitor)).toBeUndefined();
    }
  });
});

describe('week by week', () => {
  test('a kitchen sees what it sold, from the week it began', async () => {
    const { weeks } = await figures(26);
    expect(weeks).toEqual([
      {
        firstDay: '2026-11-16',
        lastDay: '2026-11-22',
        figures: {
          orders: 2,
          canceledOrders: 1,
          canceledShare: 1 / 3,
          revenue: { cents: 8100 },
          kitchenShare: { cents: 6480 },
          ratings: 1,
          averageRating: 4,
          platesSold: 10,
          platesOffered: 6 * 25,
          sellThrough: 10 / 150,
        },
      },
      {
        firstDay: '2026-11-23',
        lastDay: '2026-11-29',
        figures: {
          orders: 0,
          canceledOrders: 0,
          canceledShare: null,
          revenue: { cents: 0 },
          kitchenShare: { cents: 0 },
          ratings: 0,
          averageRating: null,
          platesSold: 0,
          platesOffered: 7 * 25,
          sellThrough: 0,
        },
      },
      {
        firstDay: '2026-11-30',
        lastDay: '2026-11-30',
        figures: {
          orders: 1,
          canceledOrders: 1,
          canceledShare: 0.5,
          revenue: { cents: 2700 },
          kitchenShare: { cents: 2160 },
          ratings: 1,
          averageRating: 5,
          platesSold: 3,
          platesOffered: 25,
          sellThrough: 3 / 25,
        },
      },
    ]);
  });

  test('or only the last weeks, with what sold best in them', async () => {
    const { weeks, total, bestDishes } = await figures(2);
    expect(weeks.map((week: { firstDay: string }) => week.firstDay)).toEqual(['2026-11-23', '2026-11-30']);
    expect(total).toEqual({
      orders: 1,
      canceledOrders: 1,
      revenue: { cents: 2700 },
      averageRating: 5,
      platesOffered: 200,
    });
    expect(bestDishes).toEqual([{ dishName: 'Masala Dosa', plates: 3, revenue: { cents: 2700 } }]);
    expect((await figures(26)).bestDishes).toEqual([
      { dishName: 'Masala Dosa', plates: 7, revenue: { cents: 6300 } },
      { dishName: 'Lemon Rice', plates: 6, revenue: { cents: 4500 } },
    ]);
  });

  test('a review of late Sunday counts for the week that ends with it', async () => {
    await marketplace.sql.rows("update reviews set created_at = '2026-11-30T07:59:00Z' where rating = 5");
    const { weeks } = await figures(2);
    const rated = weeks.map((week: { figures: { ratings: number } }) => week.figures.ratings);
    expect(rated).toEqual([1, 0]);
  });

  test('for a spreadsheet', async () => {
    const lines = (await figures(2)).csv.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFF?Week from,Week to,Orders/);
    expect(lines[2]).toMatch(/^2026-11-30,2026-11-30,1,1,50.0,27.00,21.60,/);
  });

  test.each([0, -1, 27, 2 ** 31 - 1])('but not %i weeks', async weeks => {
    expect(await asha!.refusal(document, { weeks })).toBe('BAD_USER_INPUT');
  });
});
