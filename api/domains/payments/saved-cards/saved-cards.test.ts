import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardConsent } from '../../../../schema/rules/card-consent.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import {
  billsCharged,
  cardsStored,
  chargesSeenBy,
  payBillByCard,
  removeSavedCard,
  savedCardOf,
  startBillPayment,
} from '../../../testing/builders/a-saved-card.ts';
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
import {
  type CardMarketplace,
  intentOf,
  openCardMarketplace,
  refundsAreSent,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { everythingStored } from '../../../testing/everything-stored.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { Poller, polledBills } from '../../../testing/poller.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { stopAbandoned } from '../paying/stop-abandoned.ts';
import { forgetSettledFailures } from '../provider-tasks/forget-settled-failures.ts';
import { beginCharge } from './begin-charge.ts';

let place: CardMarketplace;
let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let anita: Visitor;
let meera: Visitor;
let plan: string;

beforeAll(async () => {
  place = await openCardMarketplace();
  ({ marketplace } = place);
});
afterAll(() => place.close());
/** Meera has lunch on workdays, and her first bill on Saturday at nine. */
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  place.provider.isSilent = false;
  place.provider.payments.fundedCards.clear();
  place.provider.payments.payers.clear();
  await marketplace.empty(
    'cities',
    'users',
    'notifications',
    'audit_events',
    'ledger_checks',
    'card_events',
    'provider_failures',
    'unmatched_payments',
  );
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao'));
  anita = await marketplace.admin('Anita Desai');
  meera = await marketplace.customer('Meera Iyer');
  plan = (await new TiffinPlanActs(marketplace, meera).start(lunchesOf(kitchen))).id;
  await weekPasses(saturdayAtNine);
});

const weekPasses = async (saturday: string): Promise<void> => {
  await ordersPlaced(marketplace);
  marketplace.clock.moveTo(saturday);
  for (const who of [anita, cook, meera]) who.cookies.set('session', await aSession(marketplace, who.userId));
  await ordersPlaced(marketplace);
  await billsMade(marketplace);
};
/** She pays the first bill with this card and lets it be saved; then the next one is made. */
const nextBillWith = async (card: string): Promise<string> => {
  await payBillByCard(place, meera, (await openBillOf(meera))!.id, card, true);
  await weekPasses(nextSaturdayAtNine);
  return (await openBillOf(meera))!.id;
};
const hoursPass = (hours: number) => marketplace.clock.forward({ minutes: hours * 60 });
const newest = async () => (await billsOf(meera))[0]!;
const noticesOf = async (who: Visitor, type: string): Promise<string[]> => {
  await notificationsSent(marketplace);
  const { notifications } = await who.graphql(
    '{ notifications(first: 100) { nodes { type title message } } }',
  );
  return notifications.nodes
    .filter((each: { type: string }) => each.type === type)
    .map(({ title, message }: { title: string; message: string }) => `${title}. ${message}`);
};
const findings = () => checkLedger(systemContext(marketplace.services), null);
/** States of the consents that are stored, the first one first. */
const consents = async () =>
  (
    await marketplace.sql.rows<{ status: string }>('select status from saved_cards order by consented_at')
  ).map(({ status }) => status);
/** Asks the provider every minute, as the job does. */
const minutesPass = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute++) {
    marketplace.clock.forward({ minutes: 1 });
    await billsCharged(place);
  }
};
const chargesWithoutOwner = () => place.provider.payments.chargesWithoutOwner;
/** What the provider took for a bill and did not give back. */
const takenFor = (billId: string): number => {
  const { intents, refunds } = place.provider.payments;
  const ofBill = [...intents.values()].filter(({ metadata }) => metadata.order_id === billId);
  const back = refunds.filter(({ payment_intent }) => ofBill.some(({ id }) => id === payment_intent));
  return (
    ofBill.reduce((sum, each) => sum + each.amount_received, 0) -
    back.reduce((sum, each) => sum + each.amount, 0)
  );
};

describe('Meera pays a bill by card', () => {
  test('which becomes credit once, and nothing is saved without her tick', async () => {
    const { id, amount } = (await openBillOf(meera))!;
    await payBillByCard(place, meera, id, cards.good);
    expect(await newest()).toMatchObject({ id, status: 'PAID' });
    expect((await creditsOf(meera))[0]!.amount.cents).toBe(amount.cents);
    await place.provider.webhooks.send(place.provider.webhooks.eventAbout('payment_intent.succeeded'));
    expect((await creditsOf(meera))[0]!.amount.cents).toBe(amount.cents);
    expect(await savedCardOf(meera)).toBeNull();
    expect(await noticesOf(meera, 'TIFFIN_BILL_PAID')).toHaveLength(1);
    expect(await startBillPayment(meera, id)).toMatchObject({ code: 'BILL_ALREADY_PAID' });
    expect(await findings()).toEqual([]);
  });

  test('and no other customer can, and it cannot be refunded to the card once it is credit', async () => {
    const { id } = (await openBillOf(meera))!;
    const ravi = await marketplace.customer('Ravi Kumar');
    expect(await startBillPayment(ravi, id)).toMatchObject({ code: 'TIFFIN_BILL_NOT_FOUND' });
    expect(await startBillPayment(meera, 'B-1')).toMatchObject({ code: 'TIFFIN_BILL_NOT_FOUND' });
    await payBillByCard(place, meera, id, cards.good);
    const { payments } = await anita.graphql('{ payments { nodes { id billId orderNumber } } }');
    const paid = payments.nodes.find(({ billId }: { billId: string | null }) => billId === id)!;
    expect(paid.orderNumber).toMatch(/^B-/);
    const refund = await anita.graphql(
      `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename
        ... on Problem { code } } }`,
      { input: { paymentId: paid.id, idempotencyKey: 'refund-of-a-bill', reason: 'Please' } },
    );
    expect(refund.refundPayment.code).toBe('PAYMENT_NOT_FOUND');
    expect((await cook.graphql('{ payments { nodes { billId } } }')).payments.nodes).not.toContainEqual({
      billId: id,
    });
  });

  test('and disputes it with her bank: we bear the loss, and her cook neither pays nor is notified', async () => {
    const { id, amount } = (await openBillOf(meera))!;
    await payBillByCard(place, meera, id, cards.good);
    const paid = [...place.provider.payments.intents.values()].find(
      ({ metadata }) => metadata.order_id === id,
    )!;
    const dispute = place.provider.disputes.open(paid.id, amount.cents);
    await place.provider.webhooks.settled();
    place.provider.disputes.decide(dispute, 'lost');
    await place.provider.webhooks.settled();
    const [entry] = await marketplace.sql.rows<{ kitchen: number; commission: number }>(
      `select kitchen_cents as kitchen, commission_cents as commission from ledger_entries where kind = 'DISPUTE_LOST'
       and order_id = '${id}'`,
    );
    expect(entry).toEqual({ kitchen: 0, commission: amount.cents });
    expect(await noticesOf(cook, 'PAYMENT_DISPUTED')).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('and the last start says whether the card is saved', async () => {
    const { id } = (await openBillOf(meera))!;
    await startBillPayment(meera, id, true);
    await cardsStored(place);
    await payBillByCard(place, meera, id, cards.good, false);
    expect(await newest()).toMatchObject({ id, status: 'PAID' });
    expect(await savedCardOf(meera)).toBeNull();
    expect(place.provider.payments.payers.size).toBe(0);
    expect(await consents()).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('and a start that is repeated asks the provider for nothing new', async () => {
    const { id } = (await openBillOf(meera))!;
    const first = await startBillPayment(meera, id, true);
    expect(await startBillPayment(meera, id, true)).toEqual(first);
    expect(place.provider.payments.payers.size).toBe(1);
    expect(await consents()).toEqual(['PENDING']);
  });

  test('and at most thirty starts an hour reach the provider', async () => {
    const { id } = (await openBillOf(meera))!;
    for (let start = 0; start < 30; start++) await startBillPayment(meera, id, start % 2 === 0);
    expect(await startBillPayment(meera, id)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await cardsStored(place);
    expect(place.provider.payments.payers.size).toBe(0);
    expect(await consents()).toEqual([]);
  });

  test('and a provider that ends in the middle of a start keeps no card that we do not know of', async () => {
    const { id } = (await openBillOf(meera))!;
    await startBillPayment(meera, id);
    place.provider.payments.losesUpdates = true;
    expect(await startBillPayment(meera, id, true)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    place.provider.payments.losesUpdates = false;
    await payBillByCard(place, meera, id, cards.good, false);
    await cardsStored(place);
    expect(await newest()).toMatchObject({ status: 'PAID' });
    expect(place.provider.payments.payers.size).toBe(0);
    expect(await consents()).toEqual([]);
  });

  test('with her consent: her card is saved, and she alone sees it', async () => {
    const bill = (await openBillOf(meera))!;
    await payBillByCard(place, meera, bill.id, cards.good, true);
    expect(await savedCardOf(meera)).toMatchObject({
      brand: 'Visa',
      lastFour: '4242',
      expiryMonth: 8,
      expiryYear: 2028,
    });
    expect(await savedCardOf(await marketplace.customer('Ravi Kumar'))).toBeNull();
    const stored = JSON.parse((await meera.graphql('{ myData }')).myData).savedCards;
    expect(stored).toMatchObject([{ status: 'STORED', lastFour: '4242', consent: cardConsent }]);
    expect(JSON.stringify(stored)).not.toMatch(/cus_|pm_/);
  });
});

describe("Meera's next bill is charged automatically", () => {
  test('once, however many processes charge it, and is paid', async () => {
    const billId = await nextBillWith(cards.good);
    expect(await noticesOf(meera, 'TIFFIN_BILL_MADE')).toContainEqual(
      expect.stringContaining("We charge your Visa ending 4242. You don't need to do anything."),
    );
    expect(await chargesSeenBy(meera)).toContainEqual({
      status: 'OPEN',
      nextChargeAt: '2026-11-28T17:00:00.000Z',
      chargeProblem: null,
    });
    const before = chargesWithoutOwner();
    await Promise.all([billsCharged(place), billsCharged(place), billsCharged(place)]);
    hoursPass(5);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before + 1);
    const bill = await newest();
    expect(bill).toMatchObject({ id: billId, status: 'PAID' });
    expect(takenFor(billId)).toBe(bill.amount.cents);
    expect(await noticesOf(meera, 'TIFFIN_BILL_PAID')).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('after it was declined: she is notified each time, and it is paid four hours later', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    const poller = new Poller(meera, polledBills);
    expect(await poller.poll()).toContain(billId);
    await billsCharged(place);
    expect(await poller.poll(), 'its charge changes a bill').toEqual([billId]);
    expect(await chargesSeenBy(meera)).toContainEqual({
      status: 'OPEN',
      nextChargeAt: '2026-11-28T21:00:00.000Z',
      chargeProblem: 'DECLINED',
    });
    expect(await noticesOf(meera, 'TIFFIN_BILL_DECLINED')).toEqual([
      expect.stringMatching(/^Your Visa ending 0341 was declined.*Next try: .*1 PM/),
    ]);
    place.provider.payments.fundedCards.add(cards.declinedLater);
    hoursPass(3.9);
    await billsCharged(place);
    expect(await newest()).toMatchObject({ status: 'OPEN' });
    hoursPass(0.1);
    await billsCharged(place);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    expect(await findings()).toEqual([]);
  });

  test('and Anita finds it among the declined and, later, the overdue bills', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    const list = async (filter: string) => {
      anita.cookies.set('session', await aSession(marketplace, anita.userId));
      const document = `query ($filter: TiffinBillFilter!) { tiffinBills(filter: $filter) {
        nodes { id lastCharge { charges outcome endedAt } } } }`;
      return (await anita.graphql(document, { filter })).tiffinBills.nodes;
    };
    expect(await list('DECLINED')).toEqual([]);
    await billsCharged(place);
    const lastCharge = { charges: 1, outcome: 'DECLINED', endedAt: '2026-11-28T17:00:00.000Z' };
    expect(await list('DECLINED')).toEqual([{ id: billId, lastCharge }]);
    expect(await list('OVERDUE')).toEqual([]);
    expect((await list('ALL')).map(({ id }: { id: string }) => id)).toContain(billId);
    hoursPass(7 * 24);
    await billsMade(marketplace);
    expect(await list('OVERDUE')).toMatchObject([{ id: billId }]);
    meera.cookies.set('session', await aSession(marketplace, meera.userId));
    await recordBillPayment(anita, billId, (await newest()).amount.cents);
    for (const filter of ['DECLINED', 'OVERDUE']) expect(await list(filter)).toEqual([]);
    const seen = 'query { myTiffinBills { nodes { lastCharge { charges } } } }';
    expect(await meera.refusal(seen)).toBe('FORBIDDEN');
  });

  test('three times at most; then she pays it with another card, which takes the place of the first', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    const before = chargesWithoutOwner();
    for (const hours of [0, 4, 16, 4, 24]) {
      hoursPass(hours);
      await billsCharged(place);
    }
    expect(chargesWithoutOwner()).toBe(before + 3);
    meera.cookies.set('session', await aSession(marketplace, meera.userId));
    expect((await noticesOf(meera, 'TIFFIN_BILL_DECLINED'))[0]).toContain('We do not try again.');
    expect(await chargesSeenBy(meera)).toContainEqual({
      status: 'OPEN',
      nextChargeAt: null,
      chargeProblem: 'DECLINED',
    });
    await payBillByCard(place, meera, billId, cards.good, true);
    expect(await newest()).toMatchObject({ status: 'PAID' });
    expect(await savedCardOf(meera)).toMatchObject({ lastFour: '4242' });
    expect(place.provider.payments.payers.size).toBe(1);
    expect(takenFor(billId)).toBe((await newest()).amount.cents);
  });

  test('of a plan that has ended, which stays as it is: no other bill begins the charges again', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    await billsCharged(place);
    await new TiffinPlanActs(marketplace, meera).skip(plan, '2026-12-02');
    await marketplace.sql.rows("update tiffin_plans set ends_on = '2026-11-28'");
    await weekPasses('2026-12-05T17:00:00Z');
    expect(await newest()).toMatchObject({ id: billId, status: 'OPEN', overdueAt: expect.any(String) });
  });

  test('unless her bank asks: then she confirms in person, and no charge comes between', async () => {
    const billId = await nextBillWith(cards.needsAuthenticationLater);
    const before = chargesWithoutOwner();
    for (const hours of [0, 4, 20]) {
      hoursPass(hours);
      await billsCharged(place);
    }
    expect(chargesWithoutOwner()).toBe(before + 1);
    meera.cookies.set('session', await aSession(marketplace, meera.userId));
    expect(await chargesSeenBy(meera)).toContainEqual({
      status: 'OPEN',
      nextChargeAt: null,
      chargeProblem: 'NEEDS_AUTHENTICATION',
    });
    expect(await noticesOf(meera, 'TIFFIN_BILL_AUTHENTICATION')).toEqual([
      expect.stringContaining('Your bank asks you to confirm'),
    ]);
    await payBillByCard(place, meera, billId, cards.needsAuthenticationLater);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    expect(await savedCardOf(meera)).toMatchObject({ lastFour: '3184' });
  });

  test('but not if support was paid between two attempts', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    await billsCharged(place);
    await recordBillPayment(anita, billId, (await newest()).amount.cents);
    place.provider.payments.fundedCards.add(cards.declinedLater);
    hoursPass(4);
    await billsCharged(place);
    await stopAbandoned(marketplace.services);
    expect(takenFor(billId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('and what comes after support was paid goes back whole', async () => {
    const billId = await nextBillWith(cards.good);
    const intentId = intentOf(await startBillPayment(meera, billId));
    await recordBillPayment(anita, billId, (await newest()).amount.cents);
    const credit = (await creditsOf(meera))[0]!.amount.cents;
    place.provider.payments.confirm(intentId, cards.good);
    await place.provider.webhooks.settled();
    await refundsAreSent(place);
    expect((await creditsOf(meera))[0]!.amount.cents).toBe(credit);
    expect(takenFor(billId)).toBe(0);
    expect(await noticesOf(meera, 'TIFFIN_BILL_RETURNED')).toEqual([
      expect.stringContaining('All of it goes back to your card.'),
    ]);
    expect(await findings()).toEqual([]);
  });

  test('and what comes after the bill became void goes back whole', async () => {
    const billId = await nextBillWith(cards.good);
    const intentId = intentOf(await startBillPayment(meera, billId));
    await meera.graphql(`mutation { stopTiffinPlan(planId: "${plan}") { __typename } }`);
    expect((await billsOf(meera)).find(({ id }) => id === billId)!.status).toBe('VOID');
    place.provider.payments.confirm(intentId, cards.good);
    await place.provider.webhooks.settled();
    await refundsAreSent(place);
    expect(takenFor(billId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('once, when the provider charged but its answer was lost, and the process ended', async () => {
    const billId = await nextBillWith(cards.answersLate);
    const { webhooks } = place.provider;
    const address = webhooks.address;
    webhooks.address = undefined;
    await billsCharged(place);
    webhooks.address = address;
    expect(await newest()).toMatchObject({ status: 'OPEN' });
    hoursPass(1);
    await billsCharged(place);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    // Its event comes an hour late.
    await webhooks.send(webhooks.eventAbout('payment_intent.succeeded'));
    expect(takenFor(billId)).toBe((await newest()).amount.cents);
    expect(await noticesOf(meera, 'TIFFIN_BILL_PAID')).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('and a failure whose event arrives after the success of the next attempt changes nothing', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    const { webhooks } = place.provider;
    const { address } = webhooks;
    webhooks.address = undefined;
    await billsCharged(place);
    place.provider.payments.fundedCards.add(cards.declinedLater);
    hoursPass(4);
    await billsCharged(place);
    webhooks.address = address;
    for (const type of ['payment_intent.succeeded', 'payment_intent.payment_failed']) {
      const { status } = await webhooks.send(webhooks.eventAbout(type));
      expect(status).toBe(200);
    }
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    expect(await chargesSeenBy(meera)).toContainEqual({
      status: 'PAID',
      nextChargeAt: null,
      chargeProblem: null,
    });
    const before = chargesWithoutOwner();
    hoursPass(4);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
    expect(takenFor(billId)).toBe((await newest()).amount.cents);
    expect(await noticesOf(meera, 'TIFFIN_BILL_DECLINED')).toHaveLength(1);
    expect(await noticesOf(meera, 'TIFFIN_BILL_PAID')).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('once, when the success of the first attempt arrives after she began to pay in person', async () => {
    const billId = await nextBillWith(cards.answersLate);
    const { webhooks } = place.provider;
    const { address } = webhooks;
    webhooks.address = undefined;
    await billsCharged(place);
    const succeeded = webhooks.eventAbout('payment_intent.succeeded');
    // It is the same payment, which the provider takes once.
    expect(succeeded.data.object).toMatchObject({ id: intentOf(await startBillPayment(meera, billId)) });
    webhooks.address = address;
    expect(await newest()).toMatchObject({ id: billId, status: 'OPEN' });
    for (const _ of [1, 2]) await webhooks.send(succeeded);
    await minutesPass(2);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    expect(takenFor(billId)).toBe((await newest()).amount.cents);
    expect(await noticesOf(meera, 'TIFFIN_BILL_PAID')).toHaveLength(2);
    expect(await findings()).toEqual([]);
  });

  test('once, when the process ended between storing the attempt and asking the provider', async () => {
    const billId = await nextBillWith(cards.good);
    const before = chargesWithoutOwner();
    await beginCharge(systemContext(marketplace.services), billId);
    expect(await newest()).toMatchObject({ status: 'OPEN' });
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before + 1);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
  });

  test('but not while her account is disabled', async () => {
    await nextBillWith(cards.good);
    const before = chargesWithoutOwner();
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.userId]);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
    await marketplace.sql.rows('update users set disabled_at = null where id = $1', [meera.userId]);
    await beginCharge(systemContext(marketplace.services), (await newest()).id);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.userId]);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
    await marketplace.sql.rows('update users set disabled_at = null where id = $1', [meera.userId]);
    hoursPass(5);
    await billsCharged(place);
    expect((await newest()).status).toBe('PAID');
  });

  test('but not if she removed the card between storing the attempt and asking the provider', async () => {
    const billId = await nextBillWith(cards.good);
    const before = chargesWithoutOwner();
    await beginCharge(systemContext(marketplace.services), billId);
    await removeSavedCard(meera, (await savedCardOf(meera))!.id);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
    expect((await openBillOf(meera))!.id).toBe(billId);
  });

  test('but waits while she pays with another card that she wants to be charged from now on', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    const before = chargesWithoutOwner();
    const intentId = intentOf(await startBillPayment(meera, billId, true));
    await minutesPass(29);
    expect(chargesWithoutOwner()).toBe(before);
    place.provider.payments.confirm(intentId, cards.good);
    await cardsStored(place);
    expect(await newest()).toMatchObject({ status: 'PAID' });
    expect(await savedCardOf(meera)).toMatchObject({ lastFour: '4242' });
  });

  test('but is charged if she leaves the form', async () => {
    const billId = await nextBillWith(cards.good);
    await startBillPayment(meera, billId, true);
    await minutesPass(31);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    expect(await savedCardOf(meera)).toMatchObject({ lastFour: '4242' });
    expect(await findings()).toEqual([]);
  });

  describe('but the provider keeps refusing it', () => {
    let billId: string;
    let charged: number;

    beforeEach(async () => {
      billId = await nextBillWith(cards.good);
      charged = chargesWithoutOwner();
      place.provider.payments.payers.clear();
      await minutesPass(20);
      anita.cookies.set('session', await aSession(marketplace, anita.userId));
      meera.cookies.set('session', await aSession(marketplace, meera.userId));
    });

    const failures = async () =>
      (await anita.graphql('{ providerFailures { nodes { id task status lastError } } }')).providerFailures
        .nodes;

    test('so Meera is promised nothing, and an administrator reads why, without references', async () => {
      expect(await failures()).toEqual([
        expect.objectContaining({ task: 'CHARGE_BILL', status: 'NEEDS_ATTENTION' }),
      ]);
      expect(JSON.stringify(await failures())).not.toMatch(/cus_\w/);
      expect(await chargesSeenBy(meera)).toContainEqual({
        status: 'OPEN',
        nextChargeAt: null,
        chargeProblem: null,
      });
    });

    test('until an administrator gives it up: then nothing charges it again', async () => {
      const [{ id }] = await failures();
      const poller = new Poller(meera, polledBills);
      await poller.poll();
      const { settleProviderTask } = await anita.graphql(
        `mutation { settleProviderTask(id: "${id}") { __typename } }`,
      );
      expect(settleProviderTask.__typename).toBe('ProviderTaskSettled');
      expect(await poller.poll()).toEqual([billId]);
      for (const hours of [4, 20]) {
        hoursPass(hours);
        await billsCharged(place);
      }
      expect(chargesWithoutOwner()).toBe(charged);
      expect(await newest()).toMatchObject({ id: billId, status: 'OPEN' });
    });

    test('and she removes the card: the attempt ends, and support has nothing to decide', async () => {
      await removeSavedCard(meera, (await savedCardOf(meera))!.id);
      await billsCharged(place);
      await forgetSettledFailures(marketplace.sql);
      expect(await failures()).toEqual([]);
    });
  });

  test('and the event pays it when the answer never comes', async () => {
    const billId = await nextBillWith(cards.answersLate);
    await billsCharged(place);
    expect(await newest()).toMatchObject({ id: billId, status: 'PAID' });
    const before = chargesWithoutOwner();
    hoursPass(4);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
  });
});

describe('Meera removes her card', () => {
  test('and it is deleted at the provider, and charged no more', async () => {
    const billId = await nextBillWith(cards.declinedLater);
    await billsCharged(place);
    const { id } = (await savedCardOf(meera))!;
    const ravi = await marketplace.customer('Ravi Kumar');
    expect(await removeSavedCard(ravi, id)).toMatchObject({ code: 'SAVED_CARD_NOT_FOUND' });
    expect(await removeSavedCard(meera, id)).toEqual({ __typename: 'RemovedCard', cardId: id });
    expect(await removeSavedCard(meera, id)).toMatchObject({ code: 'SAVED_CARD_NOT_FOUND' });
    expect(await savedCardOf(meera)).toBeNull();
    await cardsStored(place);
    expect(place.provider.payments.payers.size).toBe(0);
    const before = chargesWithoutOwner();
    hoursPass(4);
    await billsCharged(place);
    expect(chargesWithoutOwner()).toBe(before);
    expect((await openBillOf(meera))!.id).toBe(billId);
  });

  test('with her account, and the provider forgets it once it answers again', async () => {
    const bill = (await openBillOf(meera))!;
    await payBillByCard(place, meera, bill.id, cards.good, true);
    await ordersPlaced(marketplace);
    await meera.graphql(`mutation { stopTiffinPlan(planId: "${plan}") { __typename } }`);
    // What is left for the account to end is not about cards.
    await marketplace.sql.rows(
      `update orders set status = 'DELIVERED' where status not in ('CANCELED', 'DELIVERED')`,
    );
    await marketplace.sql.rows('update tiffin_credits set cents = 0');
    await givePassword(marketplace, meera, 'tamarind rice');
    const { deleteMyAccount } = await meera.graphql(
      `mutation { deleteMyAccount(password: "tamarind rice") { __typename ... on Problem { code message } } }`,
    );
    expect(deleteMyAccount.__typename).toBe('AccountDeleted');
    place.provider.isAway = true;
    await cardsStored(place);
    expect(place.provider.payments.payers.size).toBe(1);
    place.provider.isAway = false;
    hoursPass(2);
    await cardsStored(place);
    expect(place.provider.payments.payers.size).toBe(0);
    // Some random ID has 4242 as well, and a digest `cus_`.
    expect(await everythingStored(marketplace)).not.toMatch(/cus_[\da-f]{24}|"pm_|(?<![\w-])4242(?![\w-])/);
  });
});
