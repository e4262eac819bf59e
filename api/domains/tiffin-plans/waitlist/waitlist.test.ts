import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import {
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
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
const isFullOnMonday = { code: 'TIFFIN_OFFER_FULL', field: 'weekdays' };

describe("Asha's lunch has two spots a day", () => {
  test('which plans take on their days, for as many people as they have', async () => {
    const offerId = await lunch.offered();
    expect(await lunch.start(meera, offerId, { people: 2, weekdays: [monday, tuesday] })).toMatchObject(
      isStarted,
    );
    expect(await lunch.start(priya, offerId, { weekdays: [monday, tuesday, wednesday] })).toMatchObject({
      ...isFullOnMonday,
      message: 'This plan is full on Monday and Tuesday. Please choose other days, or join the waiting list.',
    });
    expect(await lunch.start(priya, offerId, { weekdays: [wednesday] })).toMatchObject(isStarted);
    expect(await lunch.start(ravi, offerId, { weekdays: [wednesday], people: 2 })).toMatchObject(
      isFullOnMonday,
    );
    expect((await lunch.shown()).weekdaySpots).toEqual([
      { weekday: 1, left: 0 },
      { weekday: 2, left: 0 },
      { weekday: 3, left: 1 },
      { weekday: 4, left: 2 },
      { weekday: 5, left: 2 },
    ]);
  });

  test('and names the full days to programs', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    const { startTiffinPlan } = await priya.customer.graphql(
      `mutation ($input: StartTiffinPlanInput!) { startTiffinPlan(input: $input) {
        ... on TiffinOfferFull { fullWeekdays } } }`,
      { input: lunchesOf(kitchen, { offerId, ...lunch.plan({ weekdays: [monday, tuesday] }) }) },
    );
    expect(startTiffinPlan).toEqual({ fullWeekdays: [monday] });
  });

  test('and is full once fewer days are left than a plan must have', async () => {
    const offerId = await lunch.offered({ weekdays: [monday, tuesday, wednesday], leastDays: 2 });
    await lunch.start(meera, offerId, { people: 2, weekdays: [monday, tuesday] });
    expect(await lunch.shown()).toMatchObject({ isFull: true });
    await lunch.save({ id: offerId, version: 1, weekdays: [monday, tuesday, wednesday], leastDays: 1 });
    expect(await lunch.shown()).toMatchObject({ isFull: false });
  });

  test('of which the last goes to one of three who start at a time', async () => {
    const offerId = await lunch.offered({ spots: 1 });
    const answers = await Promise.all([
      lunch.start(priya, offerId),
      lunch.start(ravi, offerId),
      lunch.start(meera, offerId),
    ]);
    expect(answers.filter(({ __typename }) => __typename === 'TiffinPlan')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'TIFFIN_OFFER_FULL')).toHaveLength(2);
  });

  test('which are free again when a plan is stopped, or has ended', async () => {
    const offerId = await lunch.offered();
    const { id } = await lunch.start(meera, offerId);
    const ends = '2026-11-23';
    await lunch.start(priya, offerId, { endsOn: ends });
    expect(await lunch.start(ravi, offerId)).toMatchObject(isFullOnMonday);
    await meera.stop(id);
    expect((await lunch.shown()).weekdaySpots[0].left).toBe(1);
    marketplace.clock.moveTo('2026-11-24T18:00:00Z');
    expect((await lunch.shown()).weekdaySpots[0].left).toBe(2);
  });

  test('beyond which no plan changes: not to more people, not to a full day', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    const { id } = await lunch.start(priya, offerId, { weekdays: [tuesday] });
    expect(await lunch.change(priya, id, { weekdays: [monday] })).toMatchObject(isFullOnMonday);
    expect(await lunch.change(priya, id, { weekdays: [tuesday], people: 3 })).toMatchObject(isFullOnMonday);
    expect(await lunch.change(priya, id, { weekdays: [tuesday], people: 2 })).toMatchObject(isStarted);
    expect(await lunch.change(meera, planId, { people: 1 })).toMatchObject(isStarted);
    expect(await lunch.start(ravi, offerId)).toMatchObject(isStarted);
  });

  test('nor does one that was over begin again where its spots are gone', async () => {
    const offerId = await lunch.offered({ spots: 1 });
    const { id } = await lunch.start(meera, offerId, { endsOn: '2026-11-23' });
    marketplace.clock.moveTo('2026-11-24T18:00:00Z');
    expect(await lunch.start(priya, offerId, { startsOn: '2026-11-30' })).toMatchObject(isStarted);
    expect(await lunch.change(meera, id, { endsOn: null })).toMatchObject(isFullOnMonday);
  });

  test('and a plan with other dishes takes none', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    const rice = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
    expect(await lunch.change(meera, planId, { lines: rice, expectedTotalCents: 750 })).toMatchObject(
      isStarted,
    );
    expect(await lunch.start(priya, offerId, { people: 2 })).toMatchObject(isStarted);
    expect(await lunch.change(meera, planId, {})).toMatchObject(isFullOnMonday);
  });

  test('until she lowers them: no plan loses a meal, and no one else starts', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.save({ id: offerId, version: 1, spots: 1 });
    expect(await lunch.change(meera, planId, { people: 2, note: 'Less salt' })).toMatchObject({
      note: 'Less salt',
    });
    expect(await lunch.start(priya, offerId)).toMatchObject(isFullOnMonday);
    expect((await lunch.shown()).weekdaySpots[0].left).toBe(0);
  });

  test('at least one and at most 500, or as many as people want', async () => {
    expect(await lunch.save({ spots: 0 })).toMatchObject({ code: 'INVALID_INPUT', field: 'spots' });
    expect(await lunch.save({ spots: 501 })).toMatchObject({ code: 'INVALID_INPUT', field: 'spots' });
    const offerId = await lunch.offered({ spots: null });
    expect(await lunch.start(meera, offerId, { people: 20 })).toMatchObject(isStarted);
    expect(await lunch.shown()).toMatchObject({ spots: null, isFull: false, weekdaySpots: [], waiting: 0 });
    expect(await lunch.join(priya, offerId)).toMatchObject({ code: 'INVALID_INPUT', field: 'weekdays' });
  });

  test('and who tried a meal can start the plan from a later day on', async () => {
    const offerId = await lunch.offered({ spots: 1, leastDays: 2 });
    const day = '2026-11-23';
    expect(await lunch.start(meera, offerId, { startsOn: day, endsOn: day })).toMatchObject(isStarted);
    const plan = { weekdays: [monday, tuesday], startsOn: '2026-11-24' };
    expect(await lunch.start(priya, offerId, plan)).toMatchObject(isFullOnMonday);
    expect(await lunch.start(meera, offerId, plan)).toMatchObject(isStarted);
  });
});

describe('Priya waits for a spot on Mondays', () => {
  test('first in line before Ravi, and Asha sees how many wait', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    expect(await lunch.join(priya, offerId)).toMatchObject({
      waits: [{ position: 1, reservedUntil: null, people: 1 }],
    });
    expect(await lunch.join(ravi, offerId)).toMatchObject({ waits: [{ position: 2 }] });
    expect(await lunch.shown()).toMatchObject({ waiting: 2 });
    expect(await lunch.leave(priya, offerId)).toEqual([]);
    expect(await lunch.leave(priya, offerId)).toEqual([]);
    expect(await lunch.waitsOf(ravi)).toMatchObject([{ position: 1 }]);
  });

  test('is notified when one is free, and has 48 hours in which no one else gets it', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId);
    await lunch.serve();
    expect(await lunch.waitsOf(priya)).toMatchObject([{ position: 1 }]);
    await lunch.change(meera, planId, { people: 1 });
    // The job has not served the line yet; it comes first all the same.
    expect(await lunch.start(ravi, offerId)).toMatchObject(isFullOnMonday);
    await lunch.serve();
    await lunch.serve();
    expect(await priya.notices()).toEqual([
      {
        type: 'TIFFIN_SPOTS_RESERVED',
        title: 'A spot opened up for you',
        message: expect.stringMatching(
          /^"Light lunch" from Asha Rao's Kitchen has room for you on Monday\. We're holding it until Thu, Nov 19, /,
        ),
      },
    ]);
    expect(await lunch.waitsOf(priya)).toMatchObject([{ position: null, reservedUntil: expect.any(String) }]);
    expect(await lunch.waitsOf(ravi)).toMatchObject([{ position: 1 }]);
    expect(await lunch.start(ravi, offerId)).toMatchObject(isFullOnMonday);
    expect(await lunch.start(priya, offerId)).toMatchObject(isStarted);
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect(await ravi.notices()).toEqual([]);
  });

  test('and lets the time pass, so that Ravi is next', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera, { spots: 2 });
    await lunch.join(priya, offerId, { people: 2 });
    await lunch.join(ravi, offerId);
    await meera.stop(planId);
    await lunch.serve();
    expect(await lunch.waitsOf(ravi)).toMatchObject([{ position: 1 }]);
    marketplace.clock.moveTo('2026-11-19T18:00:01Z');
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect(await lunch.start(priya, offerId, { people: 2, startsOn: '2026-11-23' })).toMatchObject(
      isFullOnMonday,
    );
    await lunch.serve();
    expect(await ravi.notices()).toMatchObject([{ type: 'TIFFIN_SPOTS_RESERVED' }]);
    expect(await lunch.start(ravi, offerId, { startsOn: '2026-11-23' })).toMatchObject(isStarted);
  });

  test('with her family, while Ravi alone fits before her', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId, { people: 2 });
    await lunch.join(ravi, offerId);
    await lunch.change(meera, planId, { people: 1 });
    await lunch.serve();
    expect(await lunch.waitsOf(priya)).toMatchObject([{ position: 1 }]);
    expect(await ravi.notices()).toHaveLength(1);
  });

  test('and changes what she waits for without losing her turn, until spots are reserved for her', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.start(ravi, offerId, { weekdays: [tuesday], people: 2 });
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId);
    expect(await lunch.join(priya, offerId, { weekdays: [monday, tuesday] })).toMatchObject({
      waits: [{ position: 1, weekdays: [monday, tuesday] }],
    });
    await lunch.join(priya, offerId);
    await meera.stop(planId);
    await lunch.serve();
    expect(await lunch.join(priya, offerId, { people: 2 })).toMatchObject({ field: 'offerId' });
  });

  test('only where there is none, on days of the offer, for as many people as it has spots, and at most ten', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    for (const [given, field] of [
      [{ weekdays: [tuesday] }, 'weekdays'],
      [{ weekdays: [0] }, 'weekdays'],
      [{ weekdays: [] }, 'weekdays'],
      [{ weekdays: [8] }, 'weekdays.0'],
      [{ people: 3 }, 'people'],
      [{ people: 11 }, 'people'],
      [{ people: 0 }, 'people'],
      [{ people: 1e9 }, 'people'],
      [{ offerId: 'x' }, 'offerId'],
    ] as const)
      expect(await lunch.join(priya, offerId, given)).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await lunch.join(priya, kitchen.id)).toMatchObject({
      code: 'TIFFIN_OFFER_NOT_FOUND',
    });
  });

  test.each(['pauses', 'is suspended'])('and no hours begin while the kitchen %s', async what => {
    const anita = await marketplace.admin('Anita');
    const decide = (name: string) =>
      anita.graphql(`mutation ($input: KitchenDecisionInput!) { ${name}(input: $input) { __typename } }`, {
        input: { supplierId: kitchen.id, reason: 'The permit has lapsed.' },
      });
    const [close, open] =
      what === 'pauses'
        ? [
            () => cook.graphql('mutation { pauseKitchen(until: "2026-11-20") { __typename } }'),
            () => cook.graphql('mutation { resumeKitchen { __typename } }'),
          ]
        : [() => decide('suspendKitchen'), () => decide('reinstateKitchen')];
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await meera.stop(planId);
    await close();
    await lunch.serve();
    expect(await lunch.waitsOf(priya)).toMatchObject([{ position: 1 }]);
    await open();
    await lunch.serve();
    expect(await lunch.waitsOf(priya)).toMatchObject([{ position: null }]);
  });

  test('and reads nothing while a dish is off sale', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await meera.stop(planId);
    await changeFirstDish(cook, { isAvailable: false });
    await lunch.serve();
    expect(await priya.notices()).toEqual([]);
    await changeFirstDish(cook, { isAvailable: true });
    await lunch.serve();
    expect(await priya.notices()).toHaveLength(1);
  });

  test('gets her turn when Asha cooks for more people', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId, { people: 2 });
    await lunch.save({ id: offerId, version: 1, spots: 3 });
    await lunch.serve();
    expect(await priya.notices()).toHaveLength(1);
    expect(await ravi.notices()).toEqual([]);
  });

  test('until Asha cooks for all who want it', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.save({ id: offerId, version: 1, spots: null });
    await lunch.serve();
    expect(await priya.notices()).toEqual([
      {
        type: 'TIFFIN_WAIT_ENDED',
        title: '"Light lunch" is open to everyone now',
        message: expect.stringMatching(
          /^Asha Rao's Kitchen no longer limits .* Start it whenever you like\.$/,
        ),
      },
    ]);
    expect(await lunch.waitsOf(priya)).toEqual([]);
    await lunch.save({ id: offerId, version: 2, spots: 1 });
    expect(await lunch.shown()).toMatchObject({ waiting: 0 });
  });

  test.each([
    ['days that Asha no longer cooks it on', { weekdays: [monday, wednesday] }],
    ['fewer days than it must have now', { leastDays: 3 }],
    ['more people than it is for now', { spots: 1 }],
  ])('not any longer for %s', async (_, given) => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.start(ravi, offerId, { weekdays: [tuesday], people: 2 });
    await lunch.join(priya, offerId, { weekdays: [monday, tuesday], people: 2 });
    await lunch.save({ id: offerId, version: 1, ...given });
    expect(await priya.notices()).toMatchObject([
      { type: 'TIFFIN_WAIT_ENDED', title: 'Your wait for "Light lunch" is over' },
    ]);
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect(await lunch.shown()).toMatchObject({ waiting: 0 });
    await meera.stop(planId);
    await lunch.serve();
    expect(await priya.notices()).toHaveLength(1);
  });

  test('before Ravi, who moves up when her account is closed', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [priya.customer.userId]);
    expect(await lunch.waitsOf(ravi)).toMatchObject([{ position: 1 }]);
    expect(await lunch.shown()).toMatchObject({ waiting: 1 });
  });

  test('as one of at most 100', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    const inLine = (count: number) =>
      marketplace.sql.rows(
        `with strangers as (
           insert into users (id, email, name, role, created_at)
           select gen_random_uuid(), 'waiting-' || n || '@example.com', 'Waiting', 'CUSTOMER', now()
           from generate_series(1, $2::int) n returning id
         )
         insert into tiffin_waits (id, offer_id, customer_id, weekdays, people, joined_at)
         select gen_random_uuid(), $1, id, '{1}', 1, '2026-11-17T00:00:00Z' from strangers`,
        [offerId, count],
      );
    await inLine(99);
    expect(await lunch.join(priya, offerId)).toMatchObject({ waits: [{ position: 100 }] });
    expect(await lunch.join(ravi, offerId)).toMatchObject({
      code: 'TIFFIN_WAITLIST_LIMIT',
      message: 'The waiting list of this plan is full. Please try again later.',
    });
    // Who is in line can still change their wish.
    expect(await lunch.join(priya, offerId, { people: 2 })).toMatchObject({ waits: [{ people: 2 }] });
  });

  test('on at most ten lists', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    await marketplace.sql.rows(
      `with others as (
         insert into tiffin_offers (id, supplier_id, name, mealtime, weekdays, least_days, lines, version, created_at, spots)
         select gen_random_uuid(), supplier_id, name, mealtime, weekdays, least_days, lines, 1, created_at, spots
         from tiffin_offers, generate_series(1, 10) where id = $1 returning id
       )
       insert into tiffin_waits (id, offer_id, customer_id, weekdays, people, joined_at)
       select gen_random_uuid(), id, $2, '{1}', 1, '2026-11-17T17:00:00Z' from others`,
      [offerId, priya.customer.userId],
    );
    expect(await lunch.join(priya, offerId)).toMatchObject({
      code: 'TIFFIN_WAITLIST_LIMIT',
      message: 'You are on 10 waiting lists, the most allowed. Please leave one first.',
    });
  });

  test('until the offer is withdrawn', async () => {
    const { offerId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await lunch.withdraw(offerId);
    expect(await priya.notices()).toMatchObject([
      { type: 'TIFFIN_WAIT_ENDED', message: "Asha Rao's Kitchen no longer offers this plan." },
    ]);
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect(await marketplace.sql.rows('select id from tiffin_waits')).toEqual([]);
    expect(await lunch.join(priya, offerId)).toMatchObject({ code: 'TIFFIN_OFFER_NOT_FOUND' });
  });

  test('until Asha closes her kitchen', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId);
    await meera.stop(planId);
    const { closeMyKitchen } = await cook.graphql(
      'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { __typename } }',
      { kitchenName: kitchen.kitchenName },
    );
    expect(closeMyKitchen.__typename).toBe('AccountDeleted');
    expect(await lunch.waitsOf(priya)).toEqual([]);
    expect(await marketplace.sql.rows('select id from tiffin_waits')).toEqual([]);
    await lunch.serve();
    expect(await priya.notices()).toEqual([]);
  });

  test('is in the export of her data, and ends with her account', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await givePassword(marketplace, priya.customer, 'tamarind rice');
    await lunch.join(priya, offerId);
    await lunch.join(ravi, offerId);
    const { myData } = await priya.customer.graphql('{ myData }');
    expect(JSON.parse(myData).tiffinWaits).toMatchObject([{ offerId, weekdays: [monday], people: 1 }]);
    const { deleteMyAccount } = await priya.customer.graphql(
      'mutation { deleteMyAccount(password: "tamarind rice") { __typename } }',
    );
    expect(deleteMyAccount.__typename).toBe('AccountDeleted');
    expect(await lunch.shown()).toMatchObject({ waiting: 1 });
    await meera.stop(planId);
    await lunch.serve();
    expect(await ravi.notices()).toHaveLength(1);
  });

  test('and does not keep a closed account in line', async () => {
    const { offerId, planId } = await lunch.fullOnMondays(meera);
    await lunch.join(priya, offerId, { people: 2 });
    await lunch.join(ravi, offerId, { people: 2 });
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [priya.customer.userId]);
    await meera.stop(planId);
    await lunch.serve();
    expect(await ravi.notices()).toHaveLength(1);
  });
});
