import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  billsMade,
  billsOf,
  nextSaturdayAtNine,
  openBillOf,
  recordBillPayment,
  saturdayAtNine,
} from '../../../testing/builders/a-tiffin-bill.ts';
import {
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
let meera: TiffinPlanActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
});

/** Lets time pass until bills are made; the cook, who is signed out when nothing happens for long, signs in again. */
const billsMadeAt = async (moment: string): Promise<void> => {
  marketplace.clock.moveTo(moment);
  cook.cookies.set('session', await aSession(marketplace, kitchen.userId));
  for (const _ of [1, 2]) await billsMade(marketplace);
};
const noticesOf = async (who: Visitor, type: string) =>
  (await new TiffinPlanActs(marketplace, who).notices()).filter(notice => notice.type === type);

describe('the bill of a plan that has stopped', () => {
  test('is void when nothing of it is left to pay, and Meera is notified', async () => {
    const { id } = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    await billsMadeAt(saturdayAtNine);
    await meera.stop(id);
    expect((await billsOf(meera.customer)).map(({ status }) => status)).toEqual(['VOID']);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toHaveLength(1);
  });

  test('becomes overdue like any other: Meera is notified once, her cook is not', async () => {
    const { id } = await meera.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await billsMadeAt(saturdayAtNine);
    await meera.stop(id);
    await billsMadeAt(nextSaturdayAtNine);
    const bill = (await openBillOf(meera.customer))!;
    expect(bill.overdueAt).not.toBeNull();
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_OVERDUE')).toEqual([
      {
        type: 'TIFFIN_BILL_OVERDUE',
        title: 'Your tiffin bill is overdue',
        message:
          `Bill ${bill.billNumber} of $27.00 from Asha Rao's Kitchen is still open. Our support team will contact ` +
          'you to arrange payment.',
      },
    ]);
    expect(await noticesOf(cook, 'TIFFIN_PLAN_WAITS')).toEqual([]);
  });
});

describe('the bill of a plan whose last day has passed', () => {
  /** Two lunches, billed and ordered, of which the second is skipped. */
  const unpaidLunches = async (): Promise<string> => {
    const { id } = await meera.start(
      lunchesOf(kitchen, { weekdays: [1, 2], startsOn: '2026-11-23', endsOn: '2026-11-24' }),
    );
    await billsMadeAt(saturdayAtNine);
    await ordersPlaced(marketplace);
    await meera.skip(id, '2026-11-24');
    return id;
  };

  test('is replaced by one of what is owed when it becomes overdue, of which Meera is notified once', async () => {
    await unpaidLunches();
    await billsMadeAt('2026-11-28T16:59:00Z');
    const first = (await openBillOf(meera.customer))!;
    expect(first.amount).toEqual({ cents: 1800 });
    await billsMadeAt(nextSaturdayAtNine);
    const bills = await billsOf(meera.customer);
    expect(bills).toMatchObject([
      { status: 'OPEN', amount: { cents: 900 }, overdueAt: new Date(nextSaturdayAtNine).toISOString() },
      { status: 'VOID', amount: { cents: 1800 } },
    ]);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_MADE')).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`It replaces bill ${first.billNumber}`) }),
      expect.anything(),
    ]);
    for (const type of ['TIFFIN_BILL_OVERDUE', 'TIFFIN_BILL_VOID'])
      expect(await noticesOf(meera.customer, type)).toEqual([]);
  });

  test('asks for no day that was never ordered, since her account was disabled', async () => {
    await meera.start(lunchesOf(kitchen, { weekdays: [5, 6], startsOn: '2026-11-23', endsOn: '2026-11-28' }));
    await billsMadeAt(saturdayAtNine);
    await ordersPlaced(marketplace);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.customer.userId]);
    marketplace.clock.moveTo('2026-11-24T08:00:00Z');
    await ordersPlaced(marketplace);
    await billsMadeAt('2026-11-29T08:00:00Z');
    const bills = 'select status, amount_cents as cents from tiffin_bills order by created_at';
    expect(await marketplace.sql.rows(bills)).toEqual([
      { status: 'VOID', cents: 1800 },
      { status: 'OPEN', cents: 900 },
    ]);
  });

  test('is void where less than can be charged is owed', async () => {
    await unpaidLunches();
    await marketplace.sql.rows(
      `update orders set total_cents = 40, commission_cents = 8 where status = 'PLACED'`,
    );
    await billsMadeAt(nextSaturdayAtNine);
    expect((await billsOf(meera.customer)).map(({ status }) => status)).toEqual(['VOID']);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toHaveLength(1);
  });

  test('is left alone while another plan runs', async () => {
    await unpaidLunches();
    await meera.start(lunchesOf(kitchen, { weekdays: [5], startsOn: '2026-11-27' }));
    await billsMadeAt(nextSaturdayAtNine);
    expect((await billsOf(meera.customer)).map(({ amount }) => amount.cents)).toEqual([1800]);
  });

  test('asks for what is left, also where a void bill of its week was paid meanwhile', async () => {
    const anita = await marketplace.admin('Anita Desai');
    const monday = await meera.start(lunchesOf(kitchen, { weekdays: [1], startsOn: '2026-11-23' }));
    await billsMadeAt(saturdayAtNine);
    const { id: billId } = (await openBillOf(meera.customer))!;
    const others = await meera.start(lunchesOf(kitchen, { weekdays: [2, 3], startsOn: '2026-11-24' }));
    await ordersPlaced(marketplace);
    marketplace.clock.moveTo('2026-11-26T08:00:00Z');
    for (const { id } of [monday, others]) await meera.stop(id);
    expect((await openBillOf(meera.customer))!.amount).toEqual({ cents: 2700 });
    anita.cookies.set('session', await aSession(marketplace, anita.userId));
    expect(await recordBillPayment(anita, billId, 900)).toMatchObject({ status: 'PAID' });
    await billsMadeAt(nextSaturdayAtNine);
    expect(await openBillOf(meera.customer)).toMatchObject({ amount: { cents: 1800 } });
  });
});

describe('a kitchen that closes for good', () => {
  test('leaves no bill to pay: its customers are notified, those of other kitchens pay theirs', async () => {
    await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    const other = await marketplace.kitchenOwner('Gauri Pande');
    await meera.start(lunchesOf(other.kitchen, { startsOn: '2026-11-23' }));
    await billsMadeAt(saturdayAtNine);
    const { closeMyKitchen } = await cook.graphql(
      'mutation ($kitchenName: String!) { closeMyKitchen(kitchenName: $kitchenName) { __typename } }',
      { kitchenName: kitchen.kitchenName },
    );
    expect(closeMyKitchen.__typename).toBe('AccountDeleted');
    const bills = await marketplace.sql.rows<{ supplier_id: string; status: string }>(
      'select supplier_id, status from tiffin_bills',
    );
    expect(Object.fromEntries(bills.map(({ supplier_id, status }) => [supplier_id, status]))).toEqual({
      [kitchen.id]: 'VOID',
      [other.kitchen.id]: 'OPEN',
    });
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toEqual([
      expect.objectContaining({ message: expect.stringContaining("from Asha Rao's Kitchen") }),
    ]);
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({ status: 'OPEN' });
  });
});
