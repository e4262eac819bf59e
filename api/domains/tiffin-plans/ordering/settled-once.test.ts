import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
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
import { announceAllRefusals } from './announce-refusals.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

/** Beyond the days that the kitchen takes orders for, when plans start. */
const monday = '2026-11-30';
const weekBefore = '2026-11-25T17:00:00Z';
const dayAfter = '2026-12-01T17:00:00Z';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const typesOf = async (who: TiffinPlanActs) =>
  (await who.notices())
    .map(({ type }) => type)
    .filter(type => type === 'TIFFIN_DAY_REFUSED' || type === 'TIFFIN_DAY_MISSED');
const mondays = async (who = ravi): Promise<string> =>
  (await who.start(lunchesOf(kitchen, { weekdays: [1], startsOn: monday, endsOn: '2026-12-06' }))).id;
/** As if the process had ended after it noted the refusals and before it announced them. */
const notAnnounced = () =>
  marketplace.sql.rows("update tiffin_plan_days set is_unannounced = true where status = 'WAITING'");
const pastMonday = async (id: string) =>
  (
    await ravi.customer.graphql(
      `query ($id: ID!) { tiffinPlan(id: $id) { pastDays(first: 1) {
        nodes { serviceDate look reason code } } } }`,
      { id },
    )
  ).tiffinPlan.pastDays.nodes[0];

describe('A day that waits is over', () => {
  test('and its customer reads that it was missed, and no more that it waits', async () => {
    const id = await mondays();
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    marketplace.clock.moveTo(weekBefore);
    await ordersPlaced(marketplace);
    expect(await typesOf(ravi)).toEqual(['TIFFIN_DAY_REFUSED']);
    await notAnnounced();
    marketplace.clock.moveTo(dayAfter);
    await announceAllRefusals(marketplace.services);
    await ordersPlaced(marketplace);
    expect(await typesOf(ravi)).toEqual(['TIFFIN_DAY_MISSED', 'TIFFIN_DAY_REFUSED']);
    expect(await pastMonday(id)).toMatchObject({ serviceDate: monday, code: 'DISHES_CHANGED' });
    await announceAllRefusals(marketplace.services);
    expect(await typesOf(ravi)).toHaveLength(2);
  });
});

describe('Notices of one plan cannot be written', () => {
  const failFor = async (planId: string) => {
    await marketplace.sql.rows(
      `create function refuse_notices() returns trigger language plpgsql as
       'begin raise exception ''broken plan''; end'`,
    );
    await marketplace.sql.rows(
      `create trigger refuse_notices before update on tiffin_plan_days for each row
       when (old.plan_id = '${planId}' and old.is_unannounced and not new.is_unannounced)
       execute function refuse_notices()`,
    );
  };
  const repair = async () => {
    await marketplace.sql.rows('drop trigger refuse_notices on tiffin_plan_days');
    await marketplace.sql.rows('drop function refuse_notices');
  };

  test('and the customers of all other plans get theirs; it follows in a later run', async () => {
    const meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
    const broken = await mondays();
    await mondays(meera);
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    marketplace.clock.moveTo(weekBefore);
    await failFor(broken);
    await ordersPlaced(marketplace);
    expect([await typesOf(ravi), await typesOf(meera)]).toEqual([[], ['TIFFIN_DAY_REFUSED']]);
    expect(marketplace.complaints.splice(0).join()).toContain('notices of a tiffin plan failed; will retry');
    await repair();
    await announceAllRefusals(marketplace.services);
    expect([await typesOf(ravi), await typesOf(meera)]).toEqual([
      ['TIFFIN_DAY_REFUSED'],
      ['TIFFIN_DAY_REFUSED'],
    ]);
  });
});

describe('What a day waited for does not stay with it', () => {
  test('when Ravi skips it and plans it again, and its order is then not tried in time', async () => {
    const id = await mondays();
    await changeFirstDish(cook, { allergens: ['MILK', 'PEANUTS'] });
    marketplace.clock.moveTo(weekBefore);
    await ordersPlaced(marketplace);
    expect(await ravi.day(id, monday)).toMatchObject({ status: 'WAITING', code: 'DISHES_CHANGED' });
    await ravi.skip(id, monday);
    await changeFirstDish(cook, { allergens: ['MILK'] });
    expect(await ravi.unskip(id, monday)).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.moveTo(dayAfter);
    await ordersPlaced(marketplace);
    expect(await pastMonday(id)).toEqual({
      serviceDate: monday,
      look: 'MISSED',
      reason: 'It was not ordered in time.',
      code: 'CUT_OFF_PASSED',
    });
  });

  test('when he resets it to the plan after Asha canceled what someone never eats', async () => {
    const id = await mondays();
    marketplace.clock.moveTo(weekBefore);
    const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
    await ravi.changeDay({
      planId: id,
      serviceDate: monday,
      lines,
      expectedTotalCents: 1800,
    });
    await ordersPlaced(marketplace);
    const { order } = await ravi.day(id, monday);
    await marketplace.sql.rows("update orders set status = 'PREPARING', preparing_at = $2 where id = $1", [
      order!.id,
      marketplace.clock.read(),
    ]);
    await saveHousehold(ravi.customer, [aPersonAtTable('Aarav', { never: ['MILK'] })]);
    await ordersPlaced(marketplace);
    await cook.graphql(
      'mutation ($input: CancelOrderByKitchenInput!) { cancelOrderByKitchen(input: $input) { __typename } }',
      { input: { orderId: order!.id, reason: 'No gas today' } },
    );
    expect(await ravi.resetDay(id, monday)).toMatchObject({ __typename: 'TiffinPlan' });
    expect(await ravi.day(id, monday)).toMatchObject({ status: 'PLANNED', isChanged: false });
    await ordersPlaced(marketplace);
    const { status, code, reason } = await ravi.day(id, monday);
    expect({ status, code }).toEqual({ status: 'WAITING', code: 'PLAN_BREAKS_DIET' });
    expect(reason).toContain('Please look at your plan and agree, or skip the day.');
    expect(await typesOf(ravi)).toEqual(['TIFFIN_DAY_REFUSED']);
  });
});
