import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  billsMade,
  billsOf,
  creditsOf,
  nextSaturdayAtNine,
  openBillOf,
  recordBillPayment,
  saturdayAtNine,
} from '../../../testing/builders/a-tiffin-bill.ts';
import { lunchesOf, ordersPlaced, TiffinPlanActs } from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../../payments/ledger/check-ledger.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let anita: Visitor;
let meera: TiffinPlanActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications', 'audit_events', 'ledger_checks');
  ({ kitchen } = await marketplace.kitchenOwner('Asha Rao'));
  anita = await marketplace.admin('Anita Desai');
  meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
});

const moveTo = async (moment: string): Promise<void> => {
  marketplace.clock.moveTo(moment);
  for (const who of [anita, meera.customer])
    who.cookies.set('session', await aSession(marketplace, who.userId));
  await ordersPlaced(marketplace);
};
/** Meera pays the lunches of a week, and then swaps Friday's of $9.00 for one of $9.30. */
const swappedFriday = async (given: Record<string, unknown> = {}): Promise<string> => {
  const rice = kitchen.dishes[1]!.id;
  await marketplace.sql.rows('update dishes set price_cents = 930 where id = $1', [rice]);
  const { id } = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23', ...given }));
  await moveTo(saturdayAtNine);
  await billsMade(marketplace);
  const bill = (await openBillOf(meera.customer))!;
  await recordBillPayment(anita, bill.id, bill.amount.cents);
  await ordersPlaced(marketplace);
  const lines = [{ dishId: rice, quantity: 1 }];
  const friday = { planId: id, serviceDate: '2026-11-27', lines, expectedTotalCents: 930 };
  expect(await meera.changeDay(friday)).toMatchObject({ __typename: 'TiffinPlan' });
  await moveTo(nextSaturdayAtNine);
  return id;
};
const unpaid = async (): Promise<number[]> => {
  const orders = await marketplace.sql.rows<{ total_cents: number }>(
    "select total_cents from orders where payment_status = 'DUE' and status <> 'CANCELED'",
  );
  return orders.map(({ total_cents }) => total_cents);
};
const given = () =>
  marketplace.sql.rows(
    "select commission_cents as share, credit_cents as credit from ledger_entries where kind = 'CREDIT_GIVEN'",
  );
const findings = () => checkLedger(systemContext(marketplace.services), null);

describe('30 cents, which no card can be charged,', () => {
  test('are billed with the next meals while the plan runs', async () => {
    const id = await swappedFriday();
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
      await meera.skip(id, day);
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toBeUndefined();
    expect(await unpaid()).toEqual([930]);
    await moveTo('2026-12-05T17:00:00Z');
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({
      meals: { cents: 5430 },
      credit: { cents: 900 },
      amount: { cents: 4530 },
    });
    expect(await given()).toEqual([]);
  });

  test('are given by the marketplace once the plan has ended', async () => {
    await swappedFriday({ endsOn: '2026-11-27' });
    await Promise.all([1, 2, 3].map(() => billsMade(marketplace)));
    await ordersPlaced(marketplace);
    expect(await openBillOf(meera.customer)).toBeUndefined();
    expect(await unpaid()).toEqual([]);
    expect(await creditsOf(meera.customer)).toEqual([]);
    expect(await given()).toEqual([{ share: 30, credit: -30 }]);
    expect(await findings()).toEqual([]);
  });

  test('are given also while her plan runs, but has brought no bill for four weeks', async () => {
    const id = await swappedFriday();
    const { skipTiffinDays } = await meera.customer.graphql(
      `mutation { skipTiffinDays(input: { from: "2026-11-30", until: "2027-01-10" }) { __typename } }`,
    );
    expect(skipTiffinDays.__typename).toBe('SkippedTiffinDays');
    await moveTo('2026-12-19T17:00:00Z');
    await billsMade(marketplace);
    expect([await unpaid(), await given()]).toEqual([[930], []]);
    await moveTo('2026-12-26T17:00:00Z');
    await billsMade(marketplace);
    await ordersPlaced(marketplace);
    expect([await unpaid(), await given()]).toEqual([[], [{ share: 30, credit: -30 }]]);
    await meera.stop(id);
    expect(await findings()).toEqual([]);
  });

  test('leave nothing to pay of a bill when she stops', async () => {
    const id = await swappedFriday();
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({ amount: { cents: 4530 } });
    await meera.stop(id);
    await ordersPlaced(marketplace);
    expect((await billsOf(meera.customer)).map(({ status }) => status)).toEqual(['VOID', 'PAID']);
    expect(await unpaid()).toEqual([]);
    expect(await given()).toEqual([{ share: 30, credit: -30 }]);
    expect(await findings()).toEqual([]);
  });
});
