import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen } from '../builders/a-kitchen.ts';
import {
  type CardMarketplace,
  heldOrder,
  ledgerOf,
  openCardMarketplace,
} from '../card-provider/card-marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { oddities, telltale, withOneOdd } from './oddities.ts';

let place: CardMarketplace;
let meera: Visitor;
let anita: Visitor;
let order: Awaited<ReturnType<typeof heldOrder>>;
let supplierId: string;

beforeAll(async () => {
  place = await openCardMarketplace();
  const asha = await aKitchen(place.marketplace, await aCity(place.marketplace));
  supplierId = asha.id;
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
  order = await heldOrder(meera, asha, 2);
  place.provider.webhooks.address = undefined;
});
afterAll(() => place.close());

const expectClean = async (response: Response, what: string): Promise<void> => {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  expect(text, what).not.toContain('INTERNAL_SERVER_ERROR');
  expect(text.replaceAll(/'; drop table orders; --/g, ''), what).not.toMatch(telltale);
};
const json = { 'content-type': 'application/json' };
const sendTo = async (person: Visitor, path: string, body: string, headers: Record<string, string> = json) =>
  expectClean(await person.send(path, { method: 'POST', headers, body }), `${path} ${body}`);
const nothingMoved = async () =>
  expect(await ledgerOf(place)).toEqual({
    provider: 0,
    bank: 0,
    cardFees: 0,
    disputed: 0,
    commission: 0,
    kitchen: 0,
    owed: 0,
  });

/** A webhook event with a valid signature. */
const tell = async (body: string) => {
  const signed = { ...json, 'stripe-signature': place.provider.webhooks.sign(body) };
  await sendTo(place.marketplace.anonymous(), '/api/stripe/webhook', body, signed);
};

describe('no malformed input causes an internal error', () => {
  test('when a payment is begun through REST', async () => {
    const payload = { amount: 18, orderId: order.id, description: 'Dinner' };
    for (const odd of oddities) {
      const bodies = withOneOdd(payload, odd).map(body => JSON.stringify(body));
      for (const person of [meera, anita, place.marketplace.anonymous()]) {
        await Promise.all(
          bodies.map(body => sendTo(person, '/api/stripe/create-payment-intent', body ?? 'null')),
        );
      }
    }
  });

  test('when an admin acts on money', async () => {
    const key = { idempotencyKey: 'odd-odd-odd', reason: 'Cold' };
    const acts: [document: string, variables: Record<string, unknown>][] = [
      [
        'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }',
        { input: { paymentId: supplierId, lines: [{ position: 1, quantity: 1 }], amountCents: 5, ...key } },
      ],
      [
        'mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { __typename } }',
        { input: { id: 'x', supplierId, cents: 0, reason: 'Box' } },
      ],
      ['mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', { id: supplierId }],
      ['mutation ($id: ID!) { settleRefund(refundId: $id) { __typename } }', { id: supplierId }],
      [
        'mutation ($id: ID!, $reference: String!) { markPayoutPaid(payoutId: $id, reference: $reference) { __typename } }',
        { id: supplierId, reference: 'Check 7' },
      ],
    ];
    for (const [query, variables] of acts) {
      for (const odd of oddities) {
        await Promise.all(
          withOneOdd(variables, odd).map(changed =>
            sendTo(anita, '/graphql', JSON.stringify({ query, variables: changed })),
          ),
        );
      }
    }
    await nothingMoved();
  });

  test('when a webhook is not from the provider', async () => {
    const visitor = place.marketplace.anonymous();
    for (const odd of oddities) {
      const body = JSON.stringify(odd) ?? '';
      await sendTo(visitor, '/api/stripe/webhook', body, json);
      await sendTo(visitor, '/api/stripe/webhook', body, { ...json, 'stripe-signature': 't=1,v1=00' });
    }
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      await sendTo(visitor, '/api/stripe/webhook', 'a=b', { 'content-type': type });
    }
    await nothingMoved();
  });

  test.each([
    [
      'payment_intent.succeeded',
      { id: 'pi_1', amount_received: 1, currency: 'usd', metadata: { order_id: 'x' } },
    ],
    ['payment_intent.payment_failed', { id: 'pi_1', last_payment_error: { code: 'x', message: 'y' } }],
    ['payment_intent.canceled', { id: 'pi_1' }],
    ['refund.updated', { id: 're_1', status: 'failed', metadata: { refund_id: 'x' } }],
    ['account.updated', { id: 'acct_1', payouts_enabled: true }],
    [
      'charge.dispute.created',
      {
        id: 'dp_1',
        payment_intent: 'pi_1',
        amount: 1,
        reason: 'general',
        status: 'needs_response',
        created: 1,
        evidence_details: { due_by: 2 },
        balance_transactions: [{ id: 'txn_1', amount: -1, fee: 1 }],
      },
    ],
  ])('when the provider tells oddly of %s', async (type, object) => {
    const { intentId } = order;
    for (const about of [object, { ...object, id: intentId }]) {
      for (const [index, odd] of oddities.entries()) {
        const event = {
          id: `evt_${index}_${about.id}`,
          object: 'event',
          type,
          created: 1,
          data: { object: about },
        };
        await Promise.all(withOneOdd(event, odd).map(changed => tell(JSON.stringify(changed))));
      }
    }
    await nothingMoved();
  });
});
