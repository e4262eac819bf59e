import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { billsMade, openBillOf, saturdayAtNine } from '../../../testing/builders/a-tiffin-bill.ts';
import {
  liveOrders,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

const friday = '2026-11-20';
/** Beyond the days that the kitchen takes orders for. */
const [monday, tuesday, saturday] = ['2026-11-30', '2026-12-01', '2026-12-05'];

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const versionOfWeek = async () =>
  (await cook.graphql('{ myCookingWeek { version } }')).myCookingWeek.version as number;

const close = async (firstDay: string, lastDay: string, given: Record<string, unknown> = {}) => {
  const input = { firstDay, lastDay, reason: 'A wedding', version: await versionOfWeek(), ...given };
  const { saveClosure } = await cook.graphql(
    `mutation ($input: ClosureInput!, $firstDay: LocalDate!, $lastDay: LocalDate!) { saveClosure(input: $input) {
      __typename ... on CookingWeek { closures { id }
        plannedTiffins(firstDay: $firstDay, lastDay: $lastDay) { meals portions customers } }
      ... on OrdersOnClosedDays { orders } } }`,
    { input, firstDay, lastDay },
  );
  return saveClosure;
};

const reopen = async (closureId: string) =>
  cook.graphql(
    'mutation ($id: ID!, $version: Int!) { removeClosure(closureId: $id, version: $version) { __typename } }',
    { id: closureId, version: await versionOfWeek() },
  );

const removeMondayLunch = async () =>
  cook.graphql(
    'mutation ($input: RemoveMealtimePlanInput!) { removeMealtimePlan(input: $input) { __typename } }',
    { input: { version: await versionOfWeek(), weekdays: [1], mealtime: 'LUNCH' } },
  );

const plannedOn = async (firstDay: string, lastDay: string) =>
  (
    await cook.graphql(
      `query ($firstDay: LocalDate!, $lastDay: LocalDate!) { myCookingWeek {
        plannedTiffins(firstDay: $firstDay, lastDay: $lastDay) { meals portions customers } } }`,
      { firstDay, lastDay },
    )
  ).myCookingWeek.plannedTiffins;

const lookOf = async (id: string, serviceDate: string) => {
  const { tiffinPlan } = await ravi.customer.graphql(
    'query ($id: ID!) { tiffinPlan(id: $id) { days(first: 40) { serviceDate status look reason code } } }',
    { id },
  );
  const day = tiffinPlan!.days.find(each => each.serviceDate === serviceDate)!;
  const { status, look, reason, code } = day;
  return { status, look, reason, code };
};

const noticesOf = async (who: TiffinPlanActs, type: string) =>
  (await who.notices()).filter(notice => notice.type === type);

describe('Asha closes days that are weeks ahead', () => {
  test('reads how many planned meals that leaves out, and Ravi sees them as closed', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ravi.skip(id, tuesday);
    expect(await plannedOn(monday, saturday)).toEqual({ meals: 4, portions: 4, customers: 1 });
    expect(await close(monday, saturday)).toMatchObject({
      plannedTiffins: { meals: 4, portions: 4, customers: 1 },
    });
    expect(await lookOf(id, monday)).toEqual({
      status: 'PLANNED',
      look: 'CLOSED',
      reason: 'The kitchen is closed that day: A wedding',
      code: 'DAY_CLOSED',
    });
    expect(await lookOf(id, tuesday)).toMatchObject({ status: 'SKIPPED', look: 'SKIPPED', reason: null });
    expect(await lookOf(id, '2026-12-07')).toMatchObject({ look: 'PLANNED', reason: null });
  });

  test('and each customer is notified once of all their days, and of none that they skip', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ravi.start(lunchesOf(kitchen, { mealtime: 'DINNER', weekdays: [1, 4] }));
    await ravi.skip(id, tuesday);
    const meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
    await meera.start(lunchesOf(kitchen, { weekdays: [0] }));
    await close(monday, saturday);
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).toEqual([
      {
        type: 'TIFFIN_DAYS_CLOSED',
        title: 'No meal from your plan on Nov 30, Dec 2, Dec 3, and Dec 4',
        message: `${kitchen.kitchenName} is closed then: A wedding. You pay nothing for these days, and your plan continues after that.`,
      },
    ]);
    expect(await noticesOf(meera, 'TIFFIN_DAYS_CLOSED')).toEqual([]);
  });

  test('and is heard again only about days that a change adds', async () => {
    await ravi.start(lunchesOf(kitchen));
    const { closures } = await close(monday, tuesday);
    await close(monday, tuesday, { id: closures[0].id, reason: 'My sister marries' });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).toHaveLength(1);
    await close(monday, '2026-12-02', { id: closures[0].id });
    expect((await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).map(({ title }) => title)).toEqual([
      'No meal from your plan on Wed, Dec 2',
      'No meal from your plan on Nov 30 and Dec 1',
    ]);
  });

  test('and nothing happens while she has not decided about the orders', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    expect(await close(friday, saturday)).toEqual({ __typename: 'OrdersOnClosedDays', orders: 2 });
    expect(await lookOf(id, monday)).toMatchObject({ look: 'PLANNED' });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).toEqual([]);
  });

  test('and a plan of one meal on such a day waits, as any other', async () => {
    await close(monday, tuesday);
    marketplace.clock.moveTo('2026-11-26T17:00:00Z');
    const { id } = await ravi.start(lunchesOf(kitchen, { startsOn: monday, endsOn: monday }));
    await ordersPlaced(marketplace);
    expect(await lookOf(id, monday)).toMatchObject({ look: 'CLOSED', code: 'DAY_CLOSED' });
  });

  test('and what is canceled for her shows as canceled, the rest as closed', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    expect(await lookOf(id, friday)).toMatchObject({ status: 'ORDERED', look: 'CONFIRMED' });
    await close(friday, saturday, { openOrders: 'CANCEL' });
    expect(await lookOf(id, friday)).toMatchObject({ status: 'ORDERED', look: 'CANCELED' });
    expect(await lookOf(id, monday)).toMatchObject({ look: 'CLOSED' });
  });
});

describe("A bill leaves out what Asha has said she won't cook:", () => {
  const billedDays = async () => {
    marketplace.clock.moveTo(saturdayAtNine);
    await billsMade(marketplace);
    return (await openBillOf(ravi.customer))?.lines.map(({ serviceDate }) => serviceDate);
  };
  const pauseUntil = (until: string) =>
    cook.graphql('mutation ($until: LocalDate!) { pauseKitchen(until: $until) { __typename } }', { until });
  // Monday to Friday are tried by then, and wait.
  beforeEach(() => ravi.start(lunchesOf(kitchen, { weekdays: [0, 6], startsOn: '2026-11-23' })));

  test('nothing else', async () => {
    expect(await billedDays()).toEqual(['2026-11-28', '2026-11-29']);
  });

  test('a closed day', async () => {
    await close('2026-11-29', '2026-11-29');
    expect(await billedDays()).toEqual(['2026-11-28']);
  });

  test('the days of a break', async () => {
    await pauseUntil('2026-11-29');
    expect(await billedDays()).toEqual(['2026-11-29']);
  });

  test('the day after a break whose cut-off is within it, of which Ravi is notified', async () => {
    await marketplace.sql.rows("update mealtime_plans set cut_off_minutes = -60 where mealtime = 'LUNCH'");
    await pauseUntil('2026-11-28');
    expect(await plannedOn('2026-11-28', '2026-11-29')).toMatchObject({ meals: 1 });
    expect(await billedDays()).toEqual(['2026-11-29']);
    marketplace.clock.moveTo('2026-11-23T17:00:00Z');
    await ordersPlaced(marketplace);
    const [{ id }] = (await ravi.customer.graphql('{ tiffinPlans { id } }')).tiffinPlans;
    expect(await lookOf(id, '2026-11-28')).toMatchObject({ status: 'WAITING', code: 'KITCHEN_PAUSED' });
    expect(await noticesOf(ravi, 'TIFFIN_DAY_REFUSED')).toHaveLength(1);
  });

  test('a weekday on which she no longer cooks the meal', async () => {
    await cook.graphql(
      'mutation ($input: RemoveMealtimePlanInput!) { removeMealtimePlan(input: $input) { __typename } }',
      { input: { version: await versionOfWeek(), weekdays: [6], mealtime: 'LUNCH' } },
    );
    expect(await billedDays()).toEqual(['2026-11-29']);
  });

  test('all days while her kitchen is suspended', async () => {
    const anita = await marketplace.admin('Anita Desai');
    await anita.graphql(
      'mutation ($input: KitchenDecisionInput!) { suspendKitchen(input: $input) { __typename } }',
      { input: { supplierId: kitchen.id, reason: 'The permit has lapsed.' } },
    );
    expect(await billedDays()).toBeUndefined();
  });

  test('all days while she sells nothing', async () => {
    await marketplace.sql.rows('update dishes set is_available = false');
    await marketplace.sql.rows('update suppliers set has_dishes = false, is_active = false');
    expect(await billedDays()).toBeUndefined();
  });

  test('all of it, so that there is none', async () => {
    await close('2026-11-28', '2026-11-29');
    expect(await billedDays()).toBeUndefined();
  });
});

describe('A closed day comes within a week', () => {
  test('and is neither ordered nor news again, nor when it is over', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await close(monday, monday);
    marketplace.clock.moveTo('2026-11-25T17:00:00Z');
    await ordersPlaced(marketplace);
    expect(await lookOf(id, monday)).toMatchObject({ status: 'WAITING', look: 'CLOSED', code: 'DAY_CLOSED' });
    marketplace.clock.moveTo('2026-12-02T17:00:00Z');
    await ordersPlaced(marketplace);
    const types = (await ravi.notices()).map(({ type }) => type);
    expect(types.filter(type => type === 'TIFFIN_DAYS_CLOSED')).toHaveLength(1);
    expect(types).not.toContain('TIFFIN_DAY_REFUSED');
    expect((await ravi.notices()).filter(({ title }) => title.includes('Nov 30'))).toHaveLength(1);
  });

  test('and is ordered with the next run once she cooks after all, which Ravi reads', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const { closures } = await close(monday, tuesday);
    marketplace.clock.moveTo('2026-11-25T17:00:00Z');
    await ordersPlaced(marketplace);
    await reopen(closures[0].id);
    expect(await lookOf(id, monday)).toEqual({
      status: 'PLANNED',
      look: 'PLANNED',
      reason: null,
      code: null,
    });
    await ordersPlaced(marketplace);
    expect(await lookOf(id, monday)).toMatchObject({ look: 'CONFIRMED' });
    marketplace.clock.forward({ minutes: 1 });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_REOPENED')).toEqual([
      expect.objectContaining({ title: 'Your plan has a meal on Nov 30 and Dec 1 after all' }),
    ]);
  });
});

describe('Asha cooks after all, but too late for a meal of the plan', () => {
  const lateOnMonday = '2026-11-30T20:00:00Z';

  test('and Ravi reads that it was closed, and of no meal that he does not get', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const { closures } = await close(monday, tuesday);
    marketplace.clock.moveTo('2026-11-25T17:00:00Z');
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo(lateOnMonday);
    await reopen(closures[0].id);
    const closed = { look: 'CLOSED', reason: 'The kitchen is closed that day: A wedding' };
    expect(await lookOf(id, monday)).toMatchObject({ status: 'WAITING', ...closed });
    expect(await lookOf(id, tuesday)).toMatchObject({ status: 'PLANNED', look: 'PLANNED', reason: null });
    marketplace.clock.forward({ minutes: 1 });
    expect((await noticesOf(ravi, 'TIFFIN_DAYS_REOPENED')).map(({ title }) => title)).toEqual([
      'Your plan has a meal on Tue, Dec 1 after all',
    ]);
    marketplace.clock.forward({ minutes: 10 });
    await ordersPlaced(marketplace);
    expect(await lookOf(id, monday)).toMatchObject({ status: 'MISSED', ...closed });
    expect(await lookOf(id, tuesday)).toMatchObject({ look: 'CONFIRMED' });
    expect((await ravi.notices()).map(({ type }) => type)).not.toContain('TIFFIN_DAY_MISSED');
  });

  test('and such a meal is not counted where she closes the day', async () => {
    await ravi.start(lunchesOf(kitchen));
    marketplace.clock.moveTo(lateOnMonday);
    expect(await plannedOn(monday, tuesday)).toEqual({ meals: 1, portions: 1, customers: 1 });
  });
});

describe('Asha removes a closure and undoes that', () => {
  test('and Ravi reads of it only what has changed a minute later', async () => {
    await ravi.start(lunchesOf(kitchen));
    const { closures } = await close(monday, tuesday);
    await reopen(closures[0].id);
    const again = await close(monday, monday);
    await reopen(again.closures[0].id);
    await close(monday, monday);
    marketplace.clock.forward({ minutes: 1 });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).toHaveLength(1);
    expect((await noticesOf(ravi, 'TIFFIN_DAYS_REOPENED')).map(({ title }) => title)).toEqual([
      'Your plan has a meal on Tue, Dec 1 after all',
    ]);
  });
});

describe('Asha takes a break', () => {
  const pause = (until: string) =>
    cook.graphql('mutation ($until: LocalDate!) { pauseKitchen(until: $until) { __typename } }', { until });
  const resume = () => cook.graphql('mutation { resumeKitchen { __typename } }');

  test('and the days until she is back are closed, with one notice', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await pause(tuesday);
    expect(await lookOf(id, monday)).toMatchObject({
      look: 'CLOSED',
      reason: 'The kitchen is taking a break that day.',
    });
    expect(await lookOf(id, tuesday)).toMatchObject({ look: 'PLANNED' });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^No meal from your plan on \d+ days from Nov \d+ to Nov 30$/),
        message: expect.stringContaining('is taking a break then.'),
      }),
    ]);
    await resume();
    expect(await lookOf(id, monday)).toMatchObject({ look: 'PLANNED' });
    marketplace.clock.forward({ minutes: 1 });
    expect(await noticesOf(ravi, 'TIFFIN_DAYS_REOPENED')).toHaveLength(1);
  });

  test('and a closure of more days counts the meals after her break only', async () => {
    await ravi.start(lunchesOf(kitchen));
    expect(await plannedOn(monday, '2026-12-04')).toMatchObject({ meals: 5 });
    await pause(tuesday);
    expect(await plannedOn(monday, '2026-12-04')).toEqual({ meals: 4, portions: 4, customers: 1 });
    expect(await plannedOn(monday, monday)).toEqual({ meals: 0, portions: 0, customers: 0 });
  });

  test('and days that are in a closure as well are neither closed nor reopened twice', async () => {
    await ravi.start(lunchesOf(kitchen, { weekdays: [1, 2] }));
    await pause(tuesday);
    const { closures } = await close(monday, tuesday);
    const titles = async (type: string) => (await noticesOf(ravi, type)).map(({ title }) => title);
    expect(await titles('TIFFIN_DAYS_CLOSED')).toEqual([
      'No meal from your plan on Tue, Dec 1',
      expect.stringMatching(/ to Nov 30$|Nov 30$/),
    ]);
    await pause('2026-11-20');
    marketplace.clock.forward({ minutes: 1 });
    expect((await titles('TIFFIN_DAYS_REOPENED')).join()).not.toContain('Nov 30');
    await pause(tuesday);
    await reopen(closures[0].id);
    marketplace.clock.forward({ minutes: 1 });
    expect(await titles('TIFFIN_DAYS_REOPENED')).toContain('Your plan has a meal on Tue, Dec 1 after all');
  });
});

describe('Asha no longer cooks lunch on Mondays', () => {
  test('and Ravi reads it of every Monday, also of those that are weeks ahead', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await removeMondayLunch();
    expect(await lookOf(id, monday)).toEqual({
      status: 'PLANNED',
      look: 'WAITING',
      reason: "This kitchen doesn't cook this meal. Please choose another one.",
      code: 'CUT_OFF_PASSED',
    });
    expect(await lookOf(id, tuesday)).toMatchObject({ look: 'PLANNED', reason: null });
  });
});

describe('Asha closes days on which she no longer cooks lunch', () => {
  test('and these meals are neither counted nor announced, closed or reopened', async () => {
    await ravi.start(lunchesOf(kitchen));
    await removeMondayLunch();
    expect(await plannedOn(monday, tuesday)).toEqual({ meals: 1, portions: 1, customers: 1 });
    const { closures } = await close(monday, tuesday);
    expect((await noticesOf(ravi, 'TIFFIN_DAYS_CLOSED')).map(({ title }) => title)).toEqual([
      'No meal from your plan on Tue, Dec 1',
    ]);
    marketplace.clock.forward({ minutes: 5 });
    await reopen(closures[0].id);
    marketplace.clock.forward({ minutes: 1 });
    expect((await noticesOf(ravi, 'TIFFIN_DAYS_REOPENED')).map(({ title }) => title)).toEqual([
      'Your plan has a meal on Tue, Dec 1 after all',
    ]);
  });

  test('and Ravi reads that there is no lunch when it would have been ordered', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [1] }));
    await removeMondayLunch();
    await close(monday, monday);
    marketplace.clock.moveTo('2026-11-25T17:00:00Z');
    await ordersPlaced(marketplace);
    expect(await lookOf(id, monday)).toMatchObject({ look: 'WAITING', code: 'CUT_OFF_PASSED' });
    expect((await ravi.notices()).map(({ title }) => title)).toContain(
      'No lunch from your plan on Mon, Nov 30 yet',
    );
  });
});

describe('Asha lowers her plates', () => {
  test('and a day that no longer fits reads as sold out until she raises them', async () => {
    const lunches = async (plates: number) =>
      cook.graphql(
        'mutation ($input: MealtimePlanInput!) { saveMealtimePlan(input: $input) { __typename } }',
        {
          input: {
            version: await versionOfWeek(),
            weekdays: [5],
            mealtime: 'LUNCH',
            plates,
            cutOffMinutes: 600,
            servedFromMinutes: 720,
            servedUntilMinutes: 840,
          },
        },
      );
    const meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
    await lunches(1);
    await meera.start(lunchesOf(kitchen, { weekdays: [5] }));
    await ordersPlaced(marketplace);
    const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [5] }));
    await ordersPlaced(marketplace);
    expect(await lookOf(id, friday)).toMatchObject({ status: 'WAITING', look: 'SOLD_OUT' });
    const days = async () =>
      (await cook.graphql('{ tiffinForecast { serviceDate platesLeft waiting } }')).tiffinForecast;
    expect((await days())[0]).toEqual({ serviceDate: friday, platesLeft: 0, waiting: 1 });
    await lunches(5);
    marketplace.clock.forward({ minutes: 11 });
    await ordersPlaced(marketplace);
    expect(await lookOf(id, friday)).toMatchObject({ look: 'CONFIRMED' });
    expect(await liveOrders(marketplace)).toContainEqual({ day: friday, count: 2 });
  });
});

describe('Ravi looks back', () => {
  const past = async (id: string, page = 'first: 2') =>
    (
      await ravi.customer.graphql(
        `query ($id: ID!) { tiffinPlan(id: $id) { pastDays(${page}) {
          nodes { serviceDate look reason order { status } } pageInfo { hasNextPage endCursor } } } }`,
        { id },
      )
    ).tiffinPlan.pastDays;

  test('and reads what became of each day, the latest first', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    await close(friday, friday);
    await ravi.skip(id, '2026-11-19');
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo('2026-11-21T20:00:00Z');
    await ordersPlaced(marketplace);
    const { nodes, pageInfo } = await past(id);
    expect(nodes).toEqual([
      {
        serviceDate: friday,
        look: 'CLOSED',
        reason: 'The kitchen is closed that day: A wedding',
        order: null,
      },
      { serviceDate: '2026-11-19', look: 'SKIPPED', reason: null, order: null },
    ]);
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = await past(id, `first: 2, after: "${pageInfo.endCursor}"`);
    expect(rest.nodes).toEqual([
      { serviceDate: '2026-11-18', look: 'CONFIRMED', reason: null, order: { status: 'PLACED' } },
    ]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await past(id, 'last: 1')).nodes).toEqual(rest.nodes);
  });

  test('and no cursor that someone made up fails', async () => {
    const { id } = await ravi.start(lunchesOf(kitchen));
    const made = Buffer.from(JSON.stringify(['+275760-09-13T00:00:00.000Z', id])).toString('base64url');
    expect((await past(id, `first: 2, after: "${made}"`)).nodes).toEqual([]);
  });
});
