import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  askCreditBack,
  billsMade,
  creditsOf,
  nextSaturdayAtNine,
  openBillOf,
  recordBillPayment,
  recordCreditReturn,
  saturdayAtNine,
} from '../../../testing/builders/a-tiffin-bill.ts';
import { lunchesOf, ordersPlaced, TiffinPlanActs } from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../../payments/ledger/check-ledger.ts';
import { returnUnneededCredits } from './return-unneeded-credits.ts';

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

/** Sessions end when nothing happens for long, so that both sign in again. */
const moveTo = async (moment: string): Promise<void> => {
  marketplace.clock.moveTo(moment);
  for (const who of [anita, meera.customer])
    who.cookies.set('session', await aSession(marketplace, who.userId));
};
/** Lunches on workdays whose first bill, of $72.00, is paid on Saturday: three that she had, five to come. */
const paidPlan = async (given: Record<string, unknown> = {}): Promise<string> => {
  const { id } = await meera.start(lunchesOf(kitchen, given));
  await ordersPlaced(marketplace);
  await moveTo(saturdayAtNine);
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  const bill = (await openBillOf(meera.customer))!;
  await recordBillPayment(anita, bill.id, bill.amount.cents);
  await ordersPlaced(marketplace);
  return id;
};
const stopAndAsk = async (planId: string) =>
  (
    await meera.customer.graphql(
      `mutation ($planId: ID!) { stopTiffinPlan(planId: $planId, asksCreditBack: true) { __typename
        ... on TiffinPlan { stoppedAt credit { askedBackAt amount { cents } } } ... on Problem { code } } }`,
      { planId },
    )
  ).stopTiffinPlan;
const returned = () => returnUnneededCredits(marketplace.services);
const creditOf = async () => (await creditsOf(meera.customer))[0];
const notices = async () => (await meera.notices()).filter(({ type }) => type === 'TIFFIN_CREDIT_ASKED_BACK');
const findings = () => checkLedger(systemContext(marketplace.services), null);

describe('Meera stops her plan and asks for her credit with it', () => {
  test('which is all that was paid for the meals that the stop cancels', async () => {
    const id = await paidPlan();
    expect(await stopAndAsk(id)).toEqual({
      __typename: 'TiffinPlan',
      stoppedAt: '2026-11-21T17:00:00.000Z',
      credit: { askedBackAt: '2026-11-21T17:00:00.000Z', amount: { cents: 4500 } },
    });
    const { openWork } = await anita.graphql('{ openWork { kind count } }');
    expect(openWork).toContainEqual({ kind: 'CREDIT_ASKED_BACK', count: 1 });
    expect(await recordCreditReturn(anita, (await creditOf())!.id, 4500)).toMatchObject({
      amount: { cents: 0 },
    });
    expect(await findings()).toEqual([]);
  });

  test('but the plan stops without that while her other plan needs it, or a bill is open', async () => {
    const id = await paidPlan();
    const other = await meera.start(lunchesOf(kitchen, { startsOn: '2026-12-07', weekdays: [1] }));
    expect(await stopAndAsk(id)).toMatchObject({ credit: { askedBackAt: null, amount: { cents: 4500 } } });
    expect(await stopAndAsk(other.id)).toMatchObject({ credit: { askedBackAt: expect.any(String) } });
  });

  test('and nothing is asked where there is none', async () => {
    const { id } = await meera.start(lunchesOf(kitchen));
    expect(await stopAndAsk(id)).toMatchObject({ stoppedAt: expect.any(String), credit: null });
    expect(await stopAndAsk(id)).toMatchObject({ code: 'TIFFIN_PLAN_STOPPED' });
  });

  test('and Ravi, who knows the ID of her plan, neither stops it nor reads her credit', async () => {
    const id = await paidPlan();
    const ravi = await marketplace.customer('Ravi Menon');
    const { tiffinPlan } = await ravi.graphql(
      'query ($id: ID!) { tiffinPlan(id: $id) { credit { amount { cents } } } }',
      { id },
    );
    expect(tiffinPlan).toBeNull();
    await meera.stop(id);
    expect((await creditOf())!.askedBackAt).toBeNull();
  });
});

describe('Meera asks for $45.00 back, starts another plan, and pays its bill of $90.00', () => {
  const startAgain = async (): Promise<string> => {
    await stopAndAsk(await paidPlan());
    const { id } = await meera.start(lunchesOf(kitchen, { startsOn: '2026-11-23' }));
    await ordersPlaced(marketplace);
    await moveTo(nextSaturdayAtNine);
    await ordersPlaced(marketplace);
    await billsMade(marketplace);
    const bill = (await openBillOf(meera.customer))!;
    expect(bill).toMatchObject({ credit: { cents: 0 }, amount: { cents: 9000 } });
    await recordBillPayment(anita, bill.id, 9000);
    await ordersPlaced(marketplace);
    return id;
  };
  const unpaidOrders = () =>
    marketplace.sql.rows("select id from orders where payment_status = 'DUE' and status <> 'CANCELED'");

  test('which pays her meals, while what she asked for waits for support', async () => {
    const id = await startAgain();
    expect(await unpaidOrders()).toEqual([]);
    await meera.skip(id, '2026-12-02');
    const credit = (await creditOf())!;
    expect(credit).toMatchObject({ askedBackAmount: { cents: 4500 }, amount: { cents: 5400 } });
    expect(await recordCreditReturn(anita, credit.id, 5400)).toMatchObject({
      code: 'CREDIT_AMOUNT_DIFFERS',
      message: expect.stringContaining('$45.00'),
    });
    expect(await recordCreditReturn(anita, credit.id, 4500)).toMatchObject({
      askedBackAt: null,
      amount: { cents: 900 },
    });
    expect(await findings()).toEqual([]);
  });

  test('and is not billed again for what she paid', async () => {
    await startAgain();
    await moveTo('2026-12-05T17:00:00Z');
    await ordersPlaced(marketplace);
    await billsMade(marketplace);
    expect(await openBillOf(meera.customer)).toMatchObject({
      weekStartsOn: '2026-12-07',
      meals: { cents: 4500 },
      amount: { cents: 4500 },
    });
  });

  test('and support, who got no answer and tries again, takes nothing of the rest', async () => {
    const id = await startAgain();
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
      await meera.skip(id, day);
    const { id: creditId, askedBackAt } = (await creditOf())!;
    expect(await creditOf()).toMatchObject({ amount: { cents: 9000 }, askedBackAmount: { cents: 4500 } });
    const record = async () =>
      (
        await anita.graphql(
          `mutation ($creditId: ID!, $askedBackAt: DateTime) {
            recordTiffinCreditReturn(creditId: $creditId, amountCents: 4500, askedBackAt: $askedBackAt) {
              __typename ... on Problem { code } } }`,
          { creditId, askedBackAt },
        )
      ).recordTiffinCreditReturn;
    expect(await record()).toMatchObject({ __typename: 'TiffinCredit' });
    expect(await record()).toMatchObject({ code: 'ALREADY_DONE' });
    expect(await creditOf()).toMatchObject({ amount: { cents: 4500 }, askedBackAmount: null });
  });

  test('and support pays what she asked for, though her next bill is open', async () => {
    await startAgain();
    await moveTo('2026-12-05T17:00:00Z');
    await ordersPlaced(marketplace);
    await billsMade(marketplace);
    expect(await recordCreditReturn(anita, (await creditOf())!.id, 4500)).toMatchObject({
      __typename: 'TiffinCredit',
    });
    expect(await findings()).toEqual([]);
  });

  test('and asks for the rest too when she stops that one', async () => {
    const id = await startAgain();
    await stopAndAsk(id);
    const { amount, askedBackAmount } = (await creditOf())!;
    expect(askedBackAmount).toEqual(amount);
    expect(amount.cents).toBeGreaterThan(4500);
  });

  test('and a request of before the amount was stored is for all of it', async () => {
    await stopAndAsk(await paidPlan());
    await marketplace.sql.rows('update tiffin_credits set asked_back_cents = null');
    expect(await creditOf()).toMatchObject({ askedBackAmount: { cents: 4500 } });
    // A server of the release before leaves the amount when it records a return, and is asked again.
    for (const stale of ['null', '9999']) {
      await marketplace.sql.rows(`update tiffin_credits set asked_back_cents = ${stale}`);
      expect(await recordCreditReturn(anita, (await creditOf())!.id, 4600)).toMatchObject({
        message: expect.stringContaining('$45.00'),
      });
    }
    expect(await recordCreditReturn(anita, (await creditOf())!.id, 4500)).toMatchObject({
      amount: { cents: 0 },
    });
  });
});

describe('Meera forgot her credit, which comes back by itself', () => {
  test('30 days after she stopped, once, and she is notified', async () => {
    const id = await paidPlan();
    await meera.stop(id);
    await moveTo('2026-12-21T16:59:59Z');
    await returned();
    expect((await creditOf())!.askedBackAt).toBeNull();
    await moveTo('2026-12-21T17:00:00Z');
    await Promise.all([1, 2, 3].map(returned));
    await moveTo('2026-12-22T17:00:00Z');
    await returned();
    expect(await creditOf()).toMatchObject({
      askedBackAt: '2026-12-21T17:00:00.000Z',
      amount: { cents: 4500 },
    });
    expect(await notices()).toEqual([
      {
        type: 'TIFFIN_CREDIT_ASKED_BACK',
        title: 'Your credit of $45.00 goes back to you',
        message: expect.stringContaining(
          "No tiffin plan has used your credit at Asha Rao's Kitchen for 30 days.",
        ),
      },
    ]);
    expect(await findings()).toEqual([]);
  });

  test('30 days after the last day of a plan that was never stopped', async () => {
    const id = await paidPlan({ endsOn: '2026-11-27' });
    await meera.skip(id, '2026-11-27');
    await moveTo('2026-12-27T20:00:00Z');
    await returned();
    expect((await creditOf())!.askedBackAt).toBeNull();
    await moveTo('2026-12-28T20:00:00Z');
    await returned();
    expect(await creditOf()).toMatchObject({ askedBackAt: expect.any(String), amount: { cents: 900 } });
  });

  test('but not while a plan runs, and not again once she asked herself', async () => {
    const id = await paidPlan();
    await meera.skip(id, '2026-11-27');
    const { id: creditId } = (await creditOf())!;
    await marketplace.sql.rows("update tiffin_credits set changed_at = '2026-01-01'");
    await moveTo('2026-12-31T17:00:00Z');
    await returned();
    expect((await creditOf())!.askedBackAt).toBeNull();
    await meera.stop(id);
    await askCreditBack(meera.customer, creditId);
    const asked = await creditOf();
    await moveTo('2027-02-01T17:00:00Z');
    await returned();
    expect(await creditOf()).toEqual(asked);
    expect(await notices()).toEqual([]);
  });

  test('but not while a bill is open, which it may be meant for', async () => {
    const id = await paidPlan();
    await meera.stop(id);
    await marketplace.sql.rows("update tiffin_bills set status = 'OPEN', paid_at = null");
    await moveTo('2026-12-31T17:00:00Z');
    await returned();
    expect((await creditOf())!.askedBackAt).toBeNull();
    await marketplace.sql.rows("update tiffin_bills set status = 'PAID', paid_at = now()");
    await returned();
    expect((await creditOf())!.askedBackAt).not.toBeNull();
  });
});
