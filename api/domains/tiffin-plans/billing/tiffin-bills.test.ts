import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  askCreditBack,
  billsMade,
  billsOf,
  creditsOf,
  nextSaturdayAtNine,
  openBillOf,
  recordBillPayment,
  recordCreditReturn,
  saturdayAtNine,
} from '../../../testing/builders/a-tiffin-bill.ts';
import { lunchesOf, ordersPlaced, TiffinPlanActs } from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../../payments/ledger/check-ledger.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let anita: Visitor;
let meera: TiffinPlanActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications', 'audit_events', 'ledger_checks');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao'));
  anita = await marketplace.admin('Anita Desai');
  meera = new TiffinPlanActs(marketplace, await marketplace.customer('Meera Iyer'));
});

/** Staff and cooks are signed out when nothing happens for long, so they sign in again. */
const moveTo = async (moment: string): Promise<void> => {
  marketplace.clock.moveTo(moment);
  for (const who of [anita, cook]) who.cookies.set('session', await aSession(marketplace, who.userId));
};
/** Starts lunches on workdays and lets time pass until bills are made on Saturday. */
const billedPlan = async (given: Record<string, unknown> = {}): Promise<string> => {
  const { id } = await meera.start(lunchesOf(kitchen, given));
  await ordersPlaced(marketplace);
  await moveTo(saturdayAtNine);
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  return id;
};
/** Lets the database fail, until its function is dropped, where it is to store a customer's bill. */
const refuseBillsOf = async ({ userId }: Visitor): Promise<void> => {
  const { sql } = marketplace;
  await sql.rows(
    "create function refuse_bills() returns trigger language plpgsql as $$begin raise 'no room'; end$$",
  );
  await sql.rows(
    `create trigger refuse_bills before insert on tiffin_bills for each row
      when (new.customer_id = '${userId}') execute function refuse_bills()`,
  );
};
const payBill = async () => {
  const { id, amount } = (await openBillOf(meera.customer))!;
  await recordBillPayment(anita, id, amount.cents);
  await ordersPlaced(marketplace);
};
const noticesOf = async (who: Visitor, type: string): Promise<{ title: string; message: string }[]> => {
  await notificationsSent(marketplace);
  const { notifications } = await who.graphql(
    '{ notifications(first: 100) { nodes { type title message } } }',
  );
  return notifications.nodes.filter((each: { type: string }) => each.type === type);
};
/** Number of pieces of work of a kind that wait for Anita. */
const waiting = async (kind: string): Promise<number> => {
  const { openWork } = await anita.graphql('{ openWork { kind count } }');
  return openWork.find((each: { kind: string; count: number }) => each.kind === kind)!.count;
};
const ordersBy = async (): Promise<Record<string, number>> => {
  const rows = await marketplace.sql.rows<{ status: string; count: number }>(
    `select payment_status as status, count(*)::int from orders where status <> 'CANCELED' group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const ledger = async () =>
  (
    await marketplace.sql.rows<Record<string, number>>(
      `select coalesce(sum(bank_cents), 0)::int as bank, coalesce(-sum(credit_cents), 0)::int as credit,
         coalesce(-sum(customer_cents), 0)::int as owed, coalesce(-sum(kitchen_cents + commission_cents), 0)::int as sold
       from ledger_entries`,
    )
  )[0]!;
const findings = () => checkLedger(systemContext(marketplace.services), null);

describe('Meera gets one bill a week', () => {
  test('on Saturday at nine, for what she had and what comes, and two processes make it once', async () => {
    await meera.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await moveTo('2026-11-21T16:59:59Z');
    await billsMade(marketplace);
    expect(await billsOf(meera.customer)).toEqual([]);
    await moveTo(saturdayAtNine);
    await Promise.all([1, 2, 3].map(() => billsMade(marketplace)));
    await billsMade(marketplace);
    const [bill, ...others] = await billsOf(meera.customer);
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      status: 'OPEN',
      weekStartsOn: '2026-11-23',
      amount: { cents: 7200 },
      meals: { cents: 7200 },
      credit: { cents: 0 },
      dueAt: '2026-11-28T17:00:00.000Z',
    });
    expect(bill!.billNumber).toMatch(/^B-.{4}-.{4}$/);
    expect(
      bill!.lines.map(({ serviceDate, orderNumber }) => `${serviceDate} ${Boolean(orderNumber)}`),
    ).toEqual([
      '2026-11-18 true',
      '2026-11-19 true',
      '2026-11-20 true',
      '2026-11-23 true',
      '2026-11-24 false',
      '2026-11-25 false',
      '2026-11-26 false',
      '2026-11-27 false',
    ]);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_MADE')).toEqual([
      expect.objectContaining({
        title: 'Your tiffin bill for Nov 23 - Nov 29 is $72.00',
        message: expect.stringContaining('Please pay it by Sat, Nov 28, 9 AM'),
      }),
    ]);
  });

  test('at the next try where the database failed, and another customer gets his meanwhile', async () => {
    const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
    for (const each of [meera, ravi]) await each.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await moveTo(saturdayAtNine);
    await refuseBillsOf(meera.customer);
    expect(await billsMade(marketplace)).toBe(1);
    expect(marketplace.complaints.splice(0)).toEqual([expect.stringContaining('no room')]);
    await marketplace.sql.rows('drop function refuse_bills cascade');
    const bills = async () => [...(await billsOf(meera.customer)), ...(await billsOf(ravi.customer))];
    expect(await bills()).toHaveLength(1);
    expect(await billsOf(ravi.customer)).toHaveLength(1);
    expect(await billsMade(marketplace)).toBe(0);
    expect(await bills()).toHaveLength(2);
  });

  test('until Sunday night, when servers were down; on Monday the week has begun without it', async () => {
    await meera.start(lunchesOf(kitchen));
    await ordersPlaced(marketplace);
    await moveTo('2026-11-23T08:00:00Z');
    await billsMade(marketplace);
    expect(await billsOf(meera.customer)).toEqual([]);
    await moveTo('2026-11-23T07:59:00Z');
    await billsMade(marketplace);
    expect(await billsOf(meera.customer)).toHaveLength(1);
  });

  test('without skipped days, at what she agreed to for a day, and none when nothing is left', async () => {
    const { id } = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    for (const day of ['23', '24', '25']) await meera.skip(id, `2026-11-${day}`);
    const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
    await meera.changeDay({ planId: id, serviceDate: '2026-11-26', lines, expectedTotalCents: 1800 });
    await moveTo(saturdayAtNine);
    await billsMade(marketplace);
    expect((await openBillOf(meera.customer))!.lines.map(({ price }) => price.cents)).toEqual([1800, 900]);
    const ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
    const { id: skipped } = await ravi.start(lunchesOf(kitchen, { weekdays: [5], startsOn: '2026-11-23' }));
    await ravi.skip(skipped, '2026-11-27');
    await billsMade(marketplace);
    expect(await billsOf(ravi.customer)).toEqual([]);
  });

  test('and reads it on her plan; Ravi reads nothing of it', async () => {
    const id = await billedPlan();
    const document = 'query ($id: ID!) { tiffinPlan(id: $id) { openBill { amount { cents } } } }';
    const { tiffinPlan } = await meera.customer.graphql(document, { id });
    expect(tiffinPlan.openBill).toEqual({ amount: { cents: 7200 } });
    expect(await billsOf(await marketplace.customer('Ravi Menon'))).toEqual([]);
  });
});

describe('Anita records the payment of the bill', () => {
  test('once, in its amount, and it pays for each order by itself', async () => {
    await billedPlan();
    const { id, billNumber } = (await openBillOf(meera.customer))!;
    expect(await recordBillPayment(anita, id, 7100)).toMatchObject({ code: 'BILL_AMOUNT_DIFFERS' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => recordBillPayment(anita, id, 7200)));
    expect(answers.filter(({ code }) => code === 'BILL_ALREADY_PAID')).toHaveLength(9);
    expect(await recordBillPayment(anita, randomUUID(), 7200)).toMatchObject({
      code: 'TIFFIN_BILL_NOT_FOUND',
    });
    expect(await ledger()).toEqual({ bank: 7200, credit: 7200, owed: 0, sold: 0 });
    await Promise.all([ordersPlaced(marketplace), ordersPlaced(marketplace)]);
    expect(await ordersBy()).toEqual({ PAID: 8 });
    expect(await creditsOf(meera.customer)).toEqual([]);
    expect(await ledger()).toEqual({ bank: 7200, credit: 0, owed: 0, sold: 7200 });
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_PAID')).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`$72.00 for bill ${billNumber}`) }),
    ]);
    expect(await noticesOf(meera.customer, 'PAYMENT_COMPLETED')).toEqual([]);
    const trail = await marketplace.sql.rows("select 1 from audit_events where action = 'BILL_PAID'");
    expect(trail).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  test('unless she may not: Meera and the cook are refused', async () => {
    await billedPlan();
    const { id } = (await openBillOf(meera.customer))!;
    const document = `mutation ($id: ID!) { recordTiffinBillPayment(billId: $id, amountCents: 7200) { __typename } }`;
    for (const who of [meera.customer, cook]) expect(await who.refusal(document, { id })).toBe('FORBIDDEN');
    const list =
      '{ tiffinBills(isOpen: true) { nodes { billNumber customer { name } supplier { kitchenName } } } }';
    for (const who of [meera.customer, cook]) expect(await who.refusal(list)).toBe('FORBIDDEN');
    expect((await anita.graphql(list)).tiffinBills.nodes).toEqual([
      expect.objectContaining({ customer: { name: 'Meera Iyer' } }),
    ]);
  });

  test('after she noted one order as paid by itself: that one stays, the money is credit', async () => {
    await billedPlan();
    const [first] = await marketplace.sql.rows<{ id: string }>('select id from orders order by service_date');
    await anita.graphql('mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', first!);
    await payBill();
    expect(await ordersBy()).toEqual({ PAID: 8 });
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(900);
    expect(await findings()).toEqual([]);
  });
});

describe('a day that Meera skips after she paid', () => {
  test('is credit right away, and her next bill is smaller by it', async () => {
    const id = await billedPlan();
    await payBill();
    await meera.skip(id, '2026-11-27');
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(900);
    expect(await ledger()).toEqual({ bank: 7200, credit: 900, owed: 0, sold: 6300 });
    const [refund] = await marketplace.sql.rows('select status, amount_cents as cents from refunds');
    expect(refund).toEqual({ status: 'SUCCEEDED', cents: 900 });
    expect(await noticesOf(meera.customer, 'ORDER_CANCELED')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('added $9.00 to your credit') }),
    ]);
    expect(await noticesOf(meera.customer, 'REFUND_MADE')).toEqual([]);
    await moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({
      meals: { cents: 4500 },
      credit: { cents: 900 },
      amount: { cents: 3600 },
    });
    await payBill();
    expect(await creditsOf(meera.customer)).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('and one that the kitchen cancels as well; what Anita refunds in part, too', async () => {
    await billedPlan();
    await payBill();
    const [one, other] = await marketplace.sql.rows<{ id: string; payment: string }>(
      `select o.id, p.id as payment from orders o join payments p on p.order_id = o.id
       where o.service_date > '2026-11-24' order by o.service_date`,
    );
    await cook.graphql(
      'mutation ($input: CancelOrderByKitchenInput!) { cancelOrderByKitchen(input: $input) { __typename } }',
      { input: { orderId: one!.id, reason: 'The stove broke.' } },
    );
    const input = {
      paymentId: other!.payment,
      idempotencyKey: randomUUID(),
      amountCents: 250,
      reason: 'It came cold.',
    };
    await anita.graphql(
      'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }',
      {
        input,
      },
    );
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(1150);
    expect(await noticesOf(meera.customer, 'REFUND_MADE')).toEqual([
      expect.objectContaining({ title: 'Credit added' }),
    ]);
    expect(await findings()).toEqual([]);
  });

  test('can be changed instead: the new order is paid from what the first one cost', async () => {
    const id = await billedPlan();
    await payBill();
    const lines = [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }];
    expect(
      await meera.changeDay({ planId: id, serviceDate: '2026-11-26', lines, expectedTotalCents: 750 }),
    ).toMatchObject({ __typename: 'TiffinPlan' });
    await ordersPlaced(marketplace);
    expect(await ordersBy()).toEqual({ PAID: 8 });
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(150);
    expect(await findings()).toEqual([]);
  });
});

describe('credit that is not enough for all orders', () => {
  test('pays for the first meals, each in whole', async () => {
    await billedPlan();
    await marketplace.sql.rows('update orders set total_cents = 1000 where service_date = $1', [
      '2026-11-20',
    ]);
    await payBill();
    const due = await marketplace.sql.rows<{ day: string }>(
      "select service_date::text as day from orders where payment_status = 'DUE'",
    );
    expect(due).toEqual([{ day: '2026-11-27' }]);
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(800);
  });
});

describe('a bill that Meera does not pay', () => {
  test('stops her plan from the next Saturday on; both sides are notified once, and paying it is all it takes', async () => {
    const id = await billedPlan();
    await moveTo('2026-11-28T16:50:00Z');
    await ordersPlaced(marketplace);
    expect((await meera.day(id, '2026-12-04')).status).toBe('ORDERED');
    expect(await waiting('OVERDUE_BILLS')).toBe(0);
    await moveTo(nextSaturdayAtNine);
    for (const _ of [1, 2]) await billsMade(marketplace);
    const [bill, ...others] = await billsOf(meera.customer);
    expect(others).toEqual([]);
    expect(await waiting('OVERDUE_BILLS')).toBe(1);
    expect(bill!.overdueAt).not.toBeNull();
    await moveTo('2026-12-01T17:00:00Z');
    for (const _ of [1, 2]) await ordersPlaced(marketplace);
    const day = await meera.day(id, '2026-12-07');
    expect(day).toMatchObject({
      status: 'WAITING',
      code: 'PLAN_IS_UNPAID',
      reason: `Please pay bill ${bill!.billNumber} first. The plan continues after that.`,
    });
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_OVERDUE')).toHaveLength(1);
    expect(await noticesOf(cook, 'TIFFIN_PLAN_WAITS')).toHaveLength(1);
    expect(await noticesOf(meera.customer, 'TIFFIN_DAY_REFUSED')).toEqual([]);
    await payBill();
    await moveTo('2026-12-01T17:11:00Z');
    await ordersPlaced(marketplace);
    expect((await meera.day(id, '2026-12-07')).status).toBe('ORDERED');
    await moveTo('2026-12-05T17:00:00Z');
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({ weekStartsOn: '2026-12-07' });
  });

  test('is why a meal is missed once its cut-off has passed, also if she pays after that', async () => {
    const id = await billedPlan();
    await moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    await moveTo('2026-12-01T17:00:00Z');
    await ordersPlaced(marketplace);
    const monday = '2026-12-07';
    await moveTo('2026-12-07T17:59:00Z');
    meera.customer.cookies.set('session', await aSession(marketplace, meera.customer.userId));
    await ordersPlaced(marketplace);
    expect(await meera.day(id, monday)).toMatchObject({ status: 'WAITING', code: 'PLAN_IS_UNPAID' });
    await moveTo('2026-12-07T18:10:00Z');
    await ordersPlaced(marketplace);
    expect(await meera.day(id, monday)).toMatchObject({ status: 'MISSED', code: 'PLAN_IS_UNPAID' });
    await payBill();
    await ordersPlaced(marketplace);
    expect(await meera.day(id, monday)).toMatchObject({ status: 'MISSED', code: 'PLAN_IS_UNPAID' });
    expect(await noticesOf(meera.customer, 'TIFFIN_DAY_MISSED')).toEqual([]);
  });

  test('is no reason for a day while the kitchen is suspended, which paying would not change', async () => {
    const id = await billedPlan();
    await moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    expect((await openBillOf(meera.customer))!.overdueAt).not.toBeNull();
    await anita.graphql(
      'mutation ($input: KitchenDecisionInput!) { suspendKitchen(input: $input) { __typename } }',
      { input: { supplierId: kitchen.id, reason: 'The permit has lapsed.' } },
    );
    await moveTo('2026-12-01T17:00:00Z');
    await ordersPlaced(marketplace);
    expect(await meera.day(id, '2026-12-07')).toMatchObject({ code: 'KITCHEN_UNAVAILABLE' });
  });

  test('is void when all of its days were skipped, and the plan continues', async () => {
    const { id } = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    await moveTo(saturdayAtNine);
    await billsMade(marketplace);
    await ordersPlaced(marketplace);
    for (const day of ['23', '24', '25', '26', '27']) await meera.skip(id, `2026-11-${day}`);
    await moveTo('2026-11-28T16:50:00Z');
    await ordersPlaced(marketplace);
    expect(await ordersBy()).toEqual({ DUE: 5 });
    await moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    const bills = await billsOf(meera.customer);
    expect(bills.map(({ status }) => status)).toEqual(['OPEN', 'VOID']);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_OVERDUE')).toEqual([]);
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toEqual([
      {
        type: 'TIFFIN_BILL_VOID',
        title: 'Nothing to pay for your tiffin bill',
        message:
          `You no longer need to pay bill ${bills[1]!.billNumber} of $45.00 from Asha Rao's Kitchen, Nov 23 - Nov 29. ` +
          'If you have paid it already, the money becomes your credit, which you see under Tiffin plans.',
      },
    ]);
  });

  test('is not shed by stopping: the bill that replaces it is overdue, and a new plan waits for it', async () => {
    const id = await billedPlan();
    await moveTo('2026-11-29T17:00:00Z');
    await billsMade(marketplace);
    await meera.stop(id);
    const bill = (await openBillOf(meera.customer))!;
    expect(bill).toMatchObject({ amount: { cents: 7200 }, overdueAt: expect.any(String) });
    const again = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-30' }));
    await ordersPlaced(marketplace);
    expect(await meera.day(again.id, '2026-11-30')).toMatchObject({
      status: 'WAITING',
      code: 'PLAN_IS_UNPAID',
    });
    await billsMade(marketplace);
    expect(await noticesOf(cook, 'TIFFIN_PLAN_WAITS')).toHaveLength(1);
    const [notice] = await noticesOf(meera.customer, 'TIFFIN_BILL_MADE');
    expect(notice!.message).toMatch(/Please pay it\.$/);
    await recordBillPayment(anita, bill.id, 7200);
    expect((await meera.day(again.id, '2026-11-30')).status).toBe('PLANNED');
    await ordersPlaced(marketplace);
    expect((await meera.day(again.id, '2026-11-30')).status).toBe('ORDERED');
  });

  test('can still be paid when it is void: the money was on its way', async () => {
    const id = await billedPlan();
    const { id: first } = (await openBillOf(meera.customer))!;
    await meera.stop(id);
    expect((await openBillOf(meera.customer))!.amount.cents).toBe(2700);
    expect(await recordBillPayment(anita, first, 7200)).toMatchObject({ status: 'PAID' });
    expect(await openBillOf(meera.customer)).toBeUndefined();
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toHaveLength(1);
    await ordersPlaced(marketplace);
    expect(await ordersBy()).toEqual({ PAID: 3 });
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(4500);
    expect(await findings()).toEqual([]);
  });

  test('covers what is left when both of her plans stop at the same time', async () => {
    const id = await billedPlan();
    const other = await meera.start(lunchesOf(kitchen, { startsOn: '2026-12-07', weekdays: [1] }));
    await Promise.all([meera.stop(id), meera.stop(other.id)]);
    expect((await billsOf(meera.customer)).map(({ status }) => status)).toEqual(['OPEN', 'VOID']);
    expect((await openBillOf(meera.customer))!.amount.cents).toBe(2700);
  });

  test('is listed for Anita with the others of its status', async () => {
    const listed = async (filter: string): Promise<string[]> => {
      const document = `query ($filter: TiffinBillFilter!) { tiffinBills(filter: $filter) { nodes { id } } }`;
      return (await anita.graphql(document, { filter })).tiffinBills.nodes.map(
        ({ id }: { id: string }) => id,
      );
    };
    const planId = await billedPlan();
    const { id: first } = (await openBillOf(meera.customer))!;
    expect([await listed('OPEN'), await listed('PAID'), await listed('VOID')]).toEqual([[first], [], []]);
    await meera.stop(planId);
    const { id: second } = (await openBillOf(meera.customer))!;
    expect([await listed('OPEN'), await listed('PAID'), await listed('VOID')]).toEqual([
      [second],
      [],
      [first],
    ]);
    await recordBillPayment(anita, second, 2700);
    expect([await listed('OPEN'), await listed('PAID'), await listed('VOID')]).toEqual([
      [],
      [second],
      [first],
    ]);
    expect(await listed('ALL')).toEqual([second, first]);
  });

  test('is replaced when she stops: what she had stays due, what was to come does not', async () => {
    const id = await billedPlan();
    await meera.stop(id);
    const [bill, first] = await billsOf(meera.customer);
    expect(first!.status).toBe('VOID');
    expect(bill).toMatchObject({ status: 'OPEN', amount: { cents: 2700 } });
    const [notice] = await noticesOf(meera.customer, 'TIFFIN_BILL_MADE');
    expect(notice!.message).toContain(
      `It replaces bill ${first!.billNumber}, which you no longer need to pay.`,
    );
    expect(await noticesOf(meera.customer, 'TIFFIN_BILL_VOID')).toEqual([]);
    expect(bill!.lines.map(({ serviceDate }) => serviceDate)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    await payBill();
    expect(await ordersBy()).toEqual({ PAID: 3 });
    expect(await creditsOf(meera.customer)).toEqual([]);
  });
});

describe('Meera asks for her credit back', () => {
  test('once her plan has stopped, and Anita notes that it was paid', async () => {
    const id = await billedPlan();
    await payBill();
    await meera.skip(id, '2026-11-27');
    const [credit] = await creditsOf(meera.customer);
    expect(await askCreditBack(meera.customer, credit!.id)).toMatchObject({ code: 'CREDIT_IS_NEEDED' });
    await meera.stop(id);
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(4500);
    for (const _ of [1, 2])
      expect(await askCreditBack(meera.customer, credit!.id)).toMatchObject({ __typename: 'TiffinCredit' });
    expect(await waiting('CREDIT_ASKED_BACK')).toBe(1);
    const asked = '{ tiffinCredits(isAskedBack: true) { nodes { amount { cents } customer { name } } } }';
    expect((await anita.graphql(asked)).tiffinCredits.nodes).toEqual([
      { amount: { cents: 4500 }, customer: { name: 'Meera Iyer' } },
    ]);
    expect(await recordCreditReturn(anita, credit!.id, 900)).toMatchObject({ code: 'CREDIT_AMOUNT_DIFFERS' });
    const answers = await Promise.all([1, 2, 3].map(() => recordCreditReturn(anita, credit!.id, 4500)));
    expect(answers.filter(({ code }) => code === 'TIFFIN_CREDIT_NOT_FOUND')).toHaveLength(2);
    expect(await ledger()).toEqual({ bank: 2700, credit: 0, owed: 0, sold: 2700 });
    expect(await creditsOf(meera.customer)).toEqual([]);
    expect(await waiting('CREDIT_ASKED_BACK')).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('which pays for no order from then on, as it may be paid back already', async () => {
    const id = await billedPlan();
    await payBill();
    await meera.stop(id);
    const [credit] = await creditsOf(meera.customer);
    await askCreditBack(meera.customer, credit!.id);
    await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    await ordersPlaced(marketplace);
    expect(await ordersBy()).toEqual({ PAID: 3, DUE: 5 });
    await moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({ credit: { cents: 0 }, meals: { cents: 9000 } });
    expect((await creditsOf(meera.customer))[0]!.amount.cents).toBe(4500);
    expect(await findings()).toEqual([]);
  });

  test('and no one else for her', async () => {
    const id = await billedPlan();
    await payBill();
    await meera.stop(id);
    const [credit] = await creditsOf(meera.customer);
    const ravi = await marketplace.customer('Ravi Menon');
    for (const wrong of [credit!.id, randomUUID(), 'x'])
      expect(await askCreditBack(ravi, wrong)).toMatchObject({ code: 'TIFFIN_CREDIT_NOT_FOUND' });
  });
});

test('an account with an open bill or credit is not deleted, and its data has both', async () => {
  const id = await billedPlan();
  await payBill();
  const data = JSON.parse((await meera.customer.graphql('{ myData }')).myData);
  expect(data.tiffinBills).toEqual([expect.objectContaining({ status: 'PAID', amountCents: 7200 })]);
  await meera.stop(id);
  await marketplace.sql.rows("update orders set status = 'DELIVERED' where status <> 'CANCELED'");
  const [credit] = await creditsOf(meera.customer);
  await givePassword(marketplace, meera.customer, 'tamarind rice');
  const { deleteMyAccount } = await meera.customer.graphql(
    'mutation { deleteMyAccount(password: "tamarind rice") { __typename ... on Problem { code message } } }',
  );
  expect(deleteMyAccount).toMatchObject({
    code: 'MONEY_OUTSTANDING',
    message: expect.stringContaining('$45.00'),
  });
  await recordCreditReturn(anita, credit!.id, 4500);
});

test('an account is not deleted while its meals are not even billed', async () => {
  const { id } = await meera.start(lunchesOf(kitchen));
  await ordersPlaced(marketplace);
  await moveTo('2026-11-20T22:00:00Z');
  await meera.stop(id);
  await marketplace.sql.rows("update orders set status = 'DELIVERED' where status <> 'CANCELED'");
  await givePassword(marketplace, meera.customer, 'tamarind rice');
  const { deleteMyAccount } = await meera.customer.graphql(
    'mutation { deleteMyAccount(password: "tamarind rice") { __typename ... on Problem { code message } } }',
  );
  expect(deleteMyAccount).toEqual({
    __typename: 'MoneyOutstanding',
    code: 'MONEY_OUTSTANDING',
    message: expect.stringContaining('$27.00'),
  });
});

test('Sunil of support reads a plan without its bill, Anita with it', async () => {
  await billedPlan();
  const document = `query ($id: ID!) { tiffinPlansOf(customerId: $id) { nodes { openBill { amount { cents } } } } }`;
  const read = async (staff: Visitor) =>
    (await staff.graphql(document, { id: meera.customer.userId })).tiffinPlansOf.nodes;
  expect(await read(anita)).toEqual([{ openBill: { amount: { cents: 7200 } } }]);
  expect(await read(await marketplace.admin('Sunil Rao', 'SUPPORT'))).toEqual([{ openBill: null }]);
});

test('the ledger check finds credit and bills that differ', async () => {
  await billedPlan();
  await payBill();
  await marketplace.sql.rows('update tiffin_credits set cents = 100');
  await marketplace.sql.rows(
    "update tiffin_bills set amount_cents = 7300, meals_cents = 7300 where status = 'PAID'",
  );
  const [{ bill_number: number }] = (await marketplace.sql.rows('select bill_number from tiffin_bills')) as [
    { bill_number: string },
  ];
  expect(await findings()).toEqual([
    `The credit of a customer differs from the ledger: ${meera.customer.userId}`,
    `Bill paid, but missing from the ledger or entered with another amount: ${number}`,
  ]);
});
