import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../core/operation/system-context.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { cancelOrder } from '../../testing/builders/an-order.ts';
import { deliver } from '../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  openCardMarketplace,
  paidOrder,
  refundsAreSent,
} from '../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../testing/card-provider/fake-accounts.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { makePayouts } from '../payments/payouts/make-payouts.ts';

const password = 'tamarind rice';

let place: CardMarketplace;
let asha: TestKitchen;
let meera: Visitor;
let canceled: { id: string; orderNumber: string };
let delivered: { id: string; orderNumber: string };

/** Meera has paid two orders by card: one was delivered, one she canceled in her own words. */
beforeAll(async () => {
  place = await openCardMarketplace();
  const { marketplace } = place;
  asha = await aKitchen(marketplace, await aCity(marketplace));
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, password);
  delivered = await paidOrder(place, meera, asha, 2);
  canceled = await paidOrder(place, meera, asha);
  await cancelOrder(meera, canceled.id, 'The canary is ill');
  await refundsAreSent(place);
  await deliver(marketplace, delivered.id);
  await notificationsSent(marketplace);
});
afterAll(() => place.close());

const dataOf = async (person: Visitor) => JSON.parse((await person.graphql('{ myData }')).myData);

test('Meera reads what she paid and got back', async () => {
  const { payments, refunds, payouts } = await dataOf(meera);
  expect(payments).toMatchObject([
    { orderNumber: delivered.orderNumber, method: 'CARD', status: 'SUCCEEDED', amountCents: 1800 },
    { orderNumber: canceled.orderNumber, amountCents: 900, refundedCents: 900 },
  ]);
  expect(refunds).toMatchObject([
    {
      orderNumber: canceled.orderNumber,
      amountCents: 900,
      reason: 'The canary is ill',
      status: 'SUCCEEDED',
    },
  ]);
  expect(payouts).toEqual([]);
});

test('her cook reads what she was paid, and nothing about Meera', async () => {
  const { marketplace } = place;
  const anita = await marketplace.admin('Anita Desai');
  const input = { id: randomUUID(), supplierId: asha.id, cents: 150, reason: 'A broken box.' };
  await anita.graphql(
    'mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { __typename } }',
    { input },
  );
  await makePayouts(systemContext(marketplace.services), null);
  const { payments, refunds, payouts, adjustments } = await dataOf(await marketplace.cookOf(asha));
  expect({ payments, refunds }).toEqual({ payments: [], refunds: [] });
  expect(payouts).toMatchObject([{ amountCents: 1590, status: 'PENDING', expectedOn: '2026-11-24' }]);
  expect(adjustments).toMatchObject([{ amountCents: 150, reason: 'A broken box.' }]);
});

test('nothing of her card is stored, and deleting her account erases her texts', async () => {
  const { marketplace } = place;
  const before = await everythingStored(marketplace);
  expect(before).toContain('canary');
  expect(before).not.toContain(cards.good);
  await meera.graphql(
    'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }',
    {
      password,
    },
  );
  const after = await everythingStored(marketplace);
  expect(after).not.toContain('canary');
  expect(after).not.toContain('meera');
  expect(after).toContain(delivered.orderNumber.toLowerCase());
});
