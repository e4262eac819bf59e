import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '../../../core/access/role.ts';
import { onBehalfOf, systemContext } from '../../../core/operation/system-context.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { onlyAshasKitchen } from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { claimDays, isOldClaim } from './claim-days.ts';
import { abandonedMinutes, dueDaysQuery } from './find-due-days.ts';
import { orderOfDay } from './order-of-day.ts';
import { settleDays } from './settle-days.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

/** Ravi's lunch of tomorrow is due, and a process claims it. */
const claimedTwice = async (name: string) => {
  const { services, sql, clock } = marketplace;
  const { kitchen } = await onlyAshasKitchen(marketplace);
  const ravi = await marketplace.customer(name);
  const { startTiffinPlan } = await ravi.graphql(
    `mutation ($input: StartTiffinPlanInput!) { startTiffinPlan(input: $input) {
      __typename ... on TiffinPlan { id } ... on Problem { code message field } } }`,
    {
      input: {
        supplierId: kitchen.id,
        mealtime: 'LUNCH',
        weekdays: [3],
        fulfillment: 'PICKUP',
        lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
        startsOn: '2026-11-18',
        expectedTotalCents: 900,
        hasConsented: true,
      },
    },
  );
  expect(startTiffinPlan).toMatchObject({ __typename: 'TiffinPlan' });
  // Starting a plan orders what is due; this day is as if that had not happened yet.
  await sql.rows('delete from tiffin_plan_days');
  const asked = { now: clock.read(), afterDay: '1970-01-01', afterPlan: lowestIdentifier, limit: 1 };
  const due = await dueDaysQuery.all(sql, asked);
  const context = () => systemContext(services);
  const [slow] = await claimDays(context(), due);
  clock.forward({ minutes: abandonedMinutes });
  const [second] = await claimDays(context(), due);
  const order = (claimed = second!) =>
    orderOfDay(
      onBehalfOf(services, { userId: ravi.userId, role: Role.CUSTOMER, staffRole: null }, null),
      claimed,
    );
  const status = async () =>
    (
      await sql.rows<{ status: string }>('select status from tiffin_plan_days where service_date = $1', [
        second!.serviceDate,
      ])
    )[0]!.status;
  const settle = (claimed: typeof slow, outcome: Parameters<typeof settleDays>[1][number]['outcome']) =>
    settleDays(context(), [{ claimed: claimed!, outcome }]);
  return { slow, second, order, settle, status };
};

test('the refusal of a process that took too long says nothing about the day that another one orders', async () => {
  const { slow, second, order, settle, status } = await claimedTwice('Ravi Menon');
  expect([slow!.wasTried, second!.wasTried]).toEqual([false, true]);
  await settle(slow, new KitchenUnavailable());
  expect(await status()).toBe('PLACING');
  await settle(second, await order());
  expect(await status()).toBe('ORDERED');
});

test('a claim orders nothing in its second minute, so that it has ended when another one is made', async () => {
  const { slow, second } = await claimedTwice('Ravi Iyer');
  const now = marketplace.clock.read();
  const in59Seconds = new Date(now.getTime() + 59_000);
  const in60Seconds = new Date(now.getTime() + 60_000);
  expect([
    isOldClaim(slow!, now),
    isOldClaim(second!, in59Seconds),
    isOldClaim(second!, in60Seconds),
  ]).toEqual([true, false, true]);
});

test('its order counts, also where the other one was refused', async () => {
  const { slow, second, order, settle, status } = await claimedTwice('Ravi Nair');
  const placed = await order(slow!);
  await settle(second, new KitchenUnavailable());
  expect(await status()).toBe('WAITING');
  await settle(slow, placed);
  expect(await status()).toBe('ORDERED');
});
