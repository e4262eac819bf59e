import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram } from '../../testing/api-tokens.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { aSession } from '../../testing/builders/a-person.ts';
import { billsMade, openBillOf, saturdayAtNine } from '../../testing/builders/a-tiffin-bill.ts';
import {
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../testing/builders/a-tiffin-plan.ts';
import { LiveVisitor, type Subscription } from '../../testing/live-visitor.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { planSignalsOf } from '../notifications/delivery/plan-signals.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;
let open: LiveVisitor[] = [];

const wednesday = '2026-11-18';
const thursday = '2026-11-19';

const calendar = `subscription ($id: ID!) { tiffinPlanChanged(id: $id) {
  id stoppedAt openBill { billNumber } days(first: 2) { serviceDate status order { status } } } }`;
const forecast = `subscription { tiffinForecastChanged {
  serviceDate ordered planned skipped dishes { dishName portions } } }`;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await Promise.all(open.map(visitor => visitor.leave()));
  open = [];
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
});
afterAll(() => Promise.all(open.map(visitor => visitor.leave())));

const live = (person: Visitor) => {
  const { origin, headers, token } = person;
  const visitor = new LiveVisitor({ origin, token: headers.authorization?.replace('Bearer ', '') ?? token });
  open.push(visitor);
  return visitor;
};

/** Waits for the answer that has this; what was on its way before may come first. */
const until = async <Answer>(
  subscription: Subscription,
  field: string,
  has: (answer: Answer) => boolean,
): Promise<Answer> => {
  for (;;) {
    const answer = (await subscription.next())[field];
    if (has(answer)) return answer;
  }
};

interface Plan {
  id: string;
  stoppedAt: string | null;
  openBill: { billNumber: string } | null;
  days: { serviceDate: string; status: string; order: { status: string } | null }[];
}
type Forecast = { serviceDate: string; ordered: number; planned: number; skipped: number }[];

/** Ravi's plan, once nothing about it is on its way any more. */
const started = async (): Promise<string> => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await notificationsSent(marketplace);
  return id;
};

describe("Ravi's calendar is open", () => {
  test('and shows what he skips on his phone, what is ordered, and what his cook cancels', async () => {
    const id = await started();
    const screen = await live(ravi.customer).subscribe(calendar, { id });
    await ravi.skip(id, thursday);
    expect(
      await until<Plan>(screen, 'tiffinPlanChanged', ({ days }) => days[1]?.status === 'SKIPPED'),
    ).toEqual({
      id,
      stoppedAt: null,
      openBill: null,
      days: [
        { serviceDate: wednesday, status: 'PLANNED', order: null },
        { serviceDate: thursday, status: 'SKIPPED', order: null },
      ],
    });
    await ordersPlaced(marketplace);
    await until<Plan>(screen, 'tiffinPlanChanged', ({ days }) => days[0]?.status === 'ORDERED');
    const { order } = await ravi.day(id, wednesday);
    await cook.graphql(
      'mutation ($input: CancelOrderByKitchenInput!) { cancelOrderByKitchen(input: $input) { __typename } }',
      { input: { orderId: order!.id, reason: 'No gas today' } },
    );
    await until<Plan>(screen, 'tiffinPlanChanged', ({ days }) => days[0]?.order?.status === 'CANCELED');
    await ravi.stop(id);
    await until<Plan>(screen, 'tiffinPlanChanged', ({ stoppedAt }) => stoppedAt !== null);
  });

  test('and shows the bill of his week', async () => {
    const id = await started();
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo(saturdayAtNine);
    ravi.customer.cookies.set('session', await aSession(marketplace, ravi.customer.userId));
    const screen = await live(ravi.customer).subscribe(calendar, { id });
    await billsMade(marketplace);
    const { openBill } = await until<Plan>(screen, 'tiffinPlanChanged', plan => plan.openBill !== null);
    expect(openBill!.billNumber).toMatch(/^B-/);
  });
});

describe('Ravi has two plans', () => {
  const looks = `subscription ($id: ID!) { tiffinPlanChanged(id: $id) { id days(first: 20) { serviceDate look } } }`;
  const monday = '2026-11-30';
  const dinners = () => lunchesOf(kitchen, { mealtime: 'DINNER', weekdays: [1] });
  const version = async () => (await cook.graphql('{ myCookingWeek { version } }')).myCookingWeek.version;
  const becomes = (screen: Subscription, look: string) =>
    until<{ days: { serviceDate: string; look: string }[] }>(screen, 'tiffinPlanChanged', ({ days }) =>
      days.some(day => day.serviceDate === monday && day.look === look),
    );

  test('and both calendars show that his cook closes, and that she cooks after all', async () => {
    const lunches = await started();
    const { id } = await ravi.start(dinners());
    await notificationsSent(marketplace);
    const screens = await Promise.all(
      [lunches, id].map(plan => live(ravi.customer).subscribe(looks, { id: plan })),
    );
    const { saveClosure } = await cook.graphql(
      `mutation ($input: ClosureInput!) { saveClosure(input: $input) {
        __typename ... on CookingWeek { closures { id } } } }`,
      { input: { firstDay: monday, lastDay: monday, reason: 'A wedding', version: await version() } },
    );
    await Promise.all(screens.map(screen => becomes(screen, 'CLOSED')));
    await cook.graphql(
      'mutation ($id: ID!, $version: Int!) { removeClosure(closureId: $id, version: $version) { __typename } }',
      { id: saveClosure.closures[0].id, version: await version() },
    );
    await Promise.all(screens.map(screen => becomes(screen, 'PLANNED')));
  });

  test('and a bill is a signal of the plan that it covers, and not of one that he stopped before', async () => {
    const lunches = await started();
    const { id: stopped } = await ravi.start(dinners());
    await ravi.stop(stopped);
    const { id: nextWeek } = await ravi.start(dinners());
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo(saturdayAtNine);
    ravi.customer.cookies.set('session', await aSession(marketplace, ravi.customer.userId));
    await billsMade(marketplace);
    const { id: billId } = (await openBillOf(ravi.customer))!;
    const plans = (await planSignalsOf(marketplace.sql, [billId])).map(({ id }) => id);
    expect(plans.toSorted()).toEqual([lunches, nextWeek, kitchen.id].toSorted());
    await ravi.stop(lunches);
    const afterwards = (await planSignalsOf(marketplace.sql, [billId])).map(({ id }) => id);
    expect(afterwards).toContain(lunches);
  });
});

describe("Asha's forecast is open", () => {
  test('and counts a plan that starts, a day that is skipped and what is ordered', async () => {
    await notificationsSent(marketplace);
    const program = await aProgram(marketplace, cook, ['ORDERS_READ']);
    const screens = await Promise.all([cook, program].map(reader => live(reader).subscribe(forecast)));
    const seen = (has: (days: Forecast) => boolean) =>
      Promise.all(screens.map(screen => until<Forecast>(screen, 'tiffinForecastChanged', has)));
    const { id } = await ravi.start(lunchesOf(kitchen));
    for (const [first] of await seen(days => days.length > 0))
      expect(first).toEqual({
        serviceDate: wednesday,
        ordered: 0,
        planned: 1,
        skipped: 0,
        dishes: [{ dishName: 'Masala Dosa', portions: 1 }],
      });
    await ravi.skip(id, thursday);
    await seen(days => days[1]?.skipped === 1);
    await ordersPlaced(marketplace);
    await seen(days => days[0]?.ordered === 1);
  });

  test('and nothing of the plans of another kitchen', async () => {
    const { cook: gauri, kitchen: other } = await marketplace.kitchenOwner('Gauri Pande');
    const screen = await live(gauri).subscribe(forecast);
    await started();
    await ravi.start(lunchesOf(other, { weekdays: [4] }));
    const [first] = (await screen.next()).tiffinForecastChanged;
    expect(first).toMatchObject({ serviceDate: thursday, planned: 1 });
  });
});

describe('Screens that were away', () => {
  test('get the plan and the forecast as they are now first, and then what changes', async () => {
    const id = await started();
    const plan = await live(ravi.customer).subscribe(
      'subscription ($id: ID!) { tiffinPlanChanged(id: $id, sendsCurrent: true) { id stoppedAt } }',
      { id },
    );
    expect(await plan.next()).toEqual({ tiffinPlanChanged: { id, stoppedAt: null } });
    const days = await live(cook).subscribe(
      'subscription { tiffinForecastChanged(sendsCurrent: true) { serviceDate planned } }',
    );
    expect((await days.next()).tiffinForecastChanged[0]).toEqual({ serviceDate: wednesday, planned: 1 });
    await ravi.stop(id);
    await until<Plan>(plan, 'tiffinPlanChanged', ({ stoppedAt }) => stoppedAt !== null);
    await until<Forecast>(days, 'tiffinForecastChanged', ([first]) => !first?.planned);
  });
});

describe('Plans are not followed', () => {
  test('by other customers, cooks, staff and strangers', async () => {
    const id = await started();
    const priya = await marketplace.customer('Priya Nair');
    const anita = await marketplace.admin('Anita Desai');
    for (const who of [priya, cook, anita])
      expect(await (await live(who).subscribe(calendar, { id })).refusal()).toBe('FORBIDDEN');
    for (const who of [ravi.customer, anita])
      expect(await (await live(who).subscribe(forecast)).refusal()).toBe('FORBIDDEN');
    const stranger = live(marketplace.anonymous());
    expect(await (await stranger.subscribe(calendar, { id })).refusal()).toBe('UNAUTHENTICATED');
    expect(await (await live(ravi.customer).subscribe(calendar, { id: 'x' })).refusal()).toBe(
      'BAD_USER_INPUT',
    );
  });
});
