import { beforeEach, describe, expect, test } from 'vitest';
import { paysLaterMinutes } from '../../../../schema/sandbox-cards.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { startBillPayment } from '../../../testing/builders/a-saved-card.ts';
import { billsMade, openBillOf } from '../../../testing/builders/a-tiffin-bill.ts';
import {
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import { heldOf, hold, orderOf, startPayment } from '../../../testing/card-provider/card-marketplace.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { aClockMover, moveClock } from '../../../testing/sandbox.ts';
import { payBySandboxCard } from '../../../testing/sandbox-cards.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { releaseUnpaid } from '../../payments/paying/release-unpaid.ts';
import { sendRefunds } from '../../payments/refunding/send-refunds.ts';
import { chargeBills } from '../../payments/saved-cards/charge-bills.ts';
import { storeSavedCards } from '../../payments/saved-cards/store-saved-cards.ts';
import { purgeSandboxPayments } from './purge-payments.ts';
import { reportAccounts, reportPayments } from './report-payments.ts';
import type { SandboxCard } from './sandbox-card.ts';

const day = 24 * 60;

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: Visitor;
let meera: Visitor;
/** The program of an integrator, which moves the clock. */
let dev: Visitor;

beforeEach(async () => {
  marketplace = await Marketplace.open({}, undefined, { isSandbox: true, takesSandboxCards: true });
  ({ cook: asha, kitchen } = await onlyAshasKitchen(marketplace));
  meera = await marketplace.customer('Meera Iyer');
  dev = await aClockMover(marketplace, await marketplace.admin('Anita'));
  return () => marketplace.close();
});

/** What the job does every minute, and after each move. */
const reported = () => reportPayments(marketplace.services);

describe('Meera orders, and her card', () => {
  let id: string;
  let secret: string;
  beforeEach(async () => {
    ({ id } = await hold(meera, anOrder(kitchen)));
    ({ clientSecret: secret } = await startPayment(meera, id));
  });
  const status = async () =>
    (await orderOf(meera, id))?.paymentStatus ?? (await heldOf(meera, id)).holdStatus;

  test('pays, once', async () => {
    const outcomes = await Promise.all([1, 2].map(() => payBySandboxCard(meera, secret, 'SUCCEEDS')));
    expect(outcomes.sort()).toEqual(['NOTHING_TO_PAY', 'PAID']);
    expect(await orderOf(meera, id)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' });
    expect(await payBySandboxCard(meera, secret, 'SUCCEEDS')).toBe('NOTHING_TO_PAY');
  });

  test('is declined, and she pays with another one', async () => {
    expect(await payBySandboxCard(meera, secret, 'DECLINED')).toBe('DECLINED');
    expect(await heldOf(meera, id)).toMatchObject({ payment: { declineWords: 'Your card was declined.' } });
    expect(await payBySandboxCard(meera, secret, 'SUCCEEDS')).toBe('PAID');
    expect(await status()).toBe('PAID');
  });

  test('needs authentication, which she refuses once', async () => {
    const pay = (agreed: boolean | null) => payBySandboxCard(meera, secret, 'NEEDS_AUTHENTICATION', agreed);
    expect(await pay(null)).toBe('NEEDS_AUTHENTICATION');
    expect(await pay(false)).toBe('AUTHENTICATION_FAILED');
    expect(await status()).toBe('HELD');
    expect(await pay(true)).toBe('PAID');
    expect(await status()).toBe('PAID');
  });

  test('pays some minutes later, once the clock was moved', async () => {
    expect(await payBySandboxCard(meera, secret, 'PAYS_LATER')).toBe('PAYS_LATER');
    await moveClock(dev, paysLaterMinutes - 1);
    await reported();
    expect(await status()).toBe('HELD');
    await moveClock(dev, 1);
    await reported();
    expect(await status()).toBe('PAID');
  });

  test('does not pay any more once the hold is over', async () => {
    await moveClock(dev, 20);
    await releaseUnpaid(marketplace.services);
    expect(await payBySandboxCard(meera, secret, 'SUCCEEDS')).toBe('NOTHING_TO_PAY');
    expect((await heldOf(meera, id)).holdStatus).toBe('RELEASED');
  });

  test('has paid in time where a move passes that moment and the end of the hold', async () => {
    await payBySandboxCard(meera, secret, 'PAYS_LATER');
    await moveClock(dev, 20);
    await releaseUnpaid(marketplace.services);
    await reported();
    expect(await status()).toBe('PAID');
  });

  test('gets its money back when she cancels', async () => {
    await payBySandboxCard(meera, secret, 'SUCCEEDS');
    await cancelOrder(meera, id);
    await sendRefunds(marketplace.services);
    expect((await orderOf(meera, id)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  });

  test('is reported after a crash between paying and reporting', async () => {
    await marketplace.sql.rows(
      "update sandbox_payments set status = 'PAID', card = 'SUCCEEDS', is_unreported = true",
    );
    for (const _ of [1, 2]) await reported();
    expect(await status()).toBe('PAID');
  });

  test('pays once and at its time, whatever is tried meanwhile', async () => {
    expect(await payBySandboxCard(meera, secret, 'PAYS_LATER')).toBe('PAYS_LATER');
    await moveClock(dev, paysLaterMinutes - 1);
    for (const card of ['PAYS_LATER', 'DECLINED', 'SUCCEEDS'] as const)
      expect(await payBySandboxCard(meera, secret, card)).toBe('PAYS_LATER');
    await moveClock(dev, 1);
    expect(await payBySandboxCard(meera, secret, 'PAYS_LATER')).toBe('NOTHING_TO_PAY');
    await reported();
    expect(await status()).toBe('PAID');
  });

  test("is reported though another customer's payment cannot be", async () => {
    const ravi = await marketplace.customer('Ravi');
    const { id: other } = await hold(ravi, anOrder(kitchen));
    await startPayment(ravi, other);
    // No event can be of an order that has no such ID.
    await marketplace.sql.rows(
      "update sandbox_payments set status = 'PAID', card = 'SUCCEEDS', is_unreported = true, order_id = 'none' where order_id = $1",
      [other],
    );
    expect(await payBySandboxCard(meera, secret, 'SUCCEEDS')).toBe('PAID');
    expect(await status()).toBe('PAID');
    await reported();
  });

  test('is none without the secret of the payment', async () => {
    expect(await payBySandboxCard(meera, 'a guess', 'SUCCEEDS')).toBe('PAYMENT_NOT_FOUND');
    expect(await status()).toBe('HELD');
  });
});

test.each<[SandboxCard, string]>([
  ['SUCCEEDS', 'PAID'],
  ['DECLINED_LATER', 'DECLINED'],
  ['NEEDS_AUTHENTICATION', 'NEEDS_AUTHENTICATION'],
])("the bill of Meera's second week is charged to a saved card that %s: %s", async (card, outcome) => {
  await new TiffinPlanActs(marketplace, meera).start(lunchesOf(kitchen));
  await ordersPlaced(marketplace);
  await moveClock(dev, 4 * day);
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  const { clientSecret } = await startBillPayment(meera, (await openBillOf(meera))!.id, true);
  expect(await payBySandboxCard(meera, clientSecret, card, true)).toBe('PAID');
  await storeSavedCards(marketplace.services);

  await moveClock(dev, 7 * day);
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  await moveClock(dev, day);
  await chargeBills(marketplace.services);
  const charges = await marketplace.sql.rows<{ outcome: string }>('select outcome from bill_charges');
  expect(charges).toEqual([{ outcome }]);
});

test('payments are deleted once they are 400 days old, but for that of a saved card', async () => {
  const { id } = await hold(meera, anOrder(kitchen));
  await payBySandboxCard(meera, (await startPayment(meera, id)).clientSecret, 'SUCCEEDS');
  await new TiffinPlanActs(marketplace, meera).start(lunchesOf(kitchen));
  await ordersPlaced(marketplace);
  await moveClock(dev, 4 * day);
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
  const { clientSecret } = await startBillPayment(meera, (await openBillOf(meera))!.id, true);
  await payBySandboxCard(meera, clientSecret, 'SUCCEEDS');
  await storeSavedCards(marketplace.services);

  const { sql, services } = marketplace;
  const left = async (days: number) => {
    const now = new Date(services.clock().getTime() + days * 86_400_000);
    await purgeSandboxPayments(sql, now);
    return (await sql.rows<{ id: string }>('select id from sandbox_payments')).map(({ id }) => id);
  };
  expect(await left(395)).toHaveLength(2);
  const [card] = await sql.rows<{ methodId: string }>('select method_id as "methodId" from saved_cards');
  expect(await left(401)).toEqual([card!.methodId]);
});

test("Asha's account for payouts is ready without a form", async () => {
  const { openPayoutAccount } = await asha.graphql(`mutation {
    openPayoutAccount(returnTo: "https://tiffin.example/supplier-payouts") {
      __typename ... on PayoutAccountLink { url } } }`);
  expect(openPayoutAccount).toMatchObject({ url: 'https://tiffin.example/supplier-payouts' });
  await reportAccounts(marketplace.services);
  expect(await asha.graphql('{ payoutAccountReady }')).toEqual({ payoutAccountReady: true });
});

test('there are no such cards where another provider takes the money', async () => {
  const other = await Marketplace.open({}, undefined, { isSandbox: true });
  const ravi = await other.customer('Ravi');
  expect(await payBySandboxCard(ravi, 'any', 'SUCCEEDS')).toBe('NOT_A_SANDBOX');
  await other.close();
});
