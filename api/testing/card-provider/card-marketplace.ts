import { randomUUID } from 'node:crypto';
import { sendRefunds } from '../../domains/payments/refunding/send-refunds.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder } from '../builders/an-order.ts';
import { deliver } from '../builders/delivered-order.ts';
import { Marketplace } from '../marketplace.ts';
import { tuesdayMorning } from '../still-clock.ts';
import type { Visitor } from '../visitor.ts';
import { cards } from './fake-accounts.ts';
import { FakeCardProvider } from './fake-card-provider.ts';

/** A marketplace with online payment, and its card provider. */
export interface CardMarketplace {
  marketplace: Marketplace;
  provider: FakeCardProvider;
  close(): Promise<void>;
}

export const openCardMarketplace = async (
  outside: { unpaidPlatesLimit?: number } = {},
): Promise<CardMarketplace> => {
  let marketplace: Marketplace | undefined;
  const provider = await FakeCardProvider.open(() => marketplace?.clock.read() ?? new Date());
  marketplace = await Marketplace.open({}, undefined, { cards: provider.cards, ...outside });
  provider.webhooks.address = marketplace.origin;
  const close = async () => {
    await provider.close();
    await marketplace.close();
  };
  return { marketplace, provider, close };
};

/** A Tuesday morning without orders, and a kitchen. */
export const freshDay = async ({ marketplace, provider }: CardMarketplace): Promise<TestKitchen> => {
  marketplace.clock.moveTo(tuesdayMorning);
  provider.isAway = false;
  provider.isSilent = false;
  await marketplace.empty(
    'cities',
    'card_events',
    'ledger_checks',
    'provider_failures',
    'unmatched_payments',
  );
  return aKitchen(marketplace, await aCity(marketplace));
};

const lockDocument = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Order { id orderNumber status }
    ... on HeldOrder { id orderNumber holdStatus heldUntil total { cents } }
    ... on Problem { code message }
  }
}`;

const startDocument = `mutation ($input: StartPaymentInput!) {
  startPayment(input: $input) {
    __typename
    ... on PaymentStarted { clientSecret publishableKey amount { cents } }
    ... on Problem { code message field }
  }
}`;

export const hold = async (customer: Visitor, input: Record<string, unknown>) =>
  (await customer.graphql(lockDocument, { input })).placeOrder;

export const startPayment = async (customer: Visitor, orderId: string) =>
  (await customer.graphql(startDocument, { input: { orderId } })).startPayment;

/** The intent that a client secret belongs to. */
export const intentOf = ({ clientSecret }: { clientSecret: string }): string =>
  clientSecret.split('_secret_')[0]!;

/** Orders plates of the first dish and starts the payment; returns the order's id and the intent's. */
export const heldOrder = async (customer: Visitor, kitchen: TestKitchen, quantity = 1) => {
  const held = await hold(customer, { ...anOrder(kitchen, quantity), idempotencyKey: randomUUID() });
  const intentId = intentOf(await startPayment(customer, held.id));
  return { id: held.id as string, orderNumber: held.orderNumber as string, intentId };
};

/** An order placed while online payment was disabled: valid, and still unpaid. */
export const dueOrder = async (
  { marketplace }: CardMarketplace,
  customer: Visitor,
  input: Record<string, unknown>,
): Promise<string> => {
  const without = await Marketplace.open({}, marketplace.database);
  const visitor = without.anonymous();
  visitor.cookies.set('session', customer.token!);
  const { id } = await hold(visitor, { ...input, idempotencyKey: randomUUID() });
  await without.stop();
  return id;
};

/** Orders plates of the first dish and pays with a valid card. */
export const paidOrder = async (
  { provider }: CardMarketplace,
  customer: Visitor,
  kitchen: TestKitchen,
  quantity = 1,
) => {
  const held = await heldOrder(customer, kitchen, quantity);
  provider.payments.confirm(held.intentId, cards.good);
  await provider.webhooks.settled();
  return held;
};

/** An order that was paid by card and delivered, so that its kitchen is owed for it. */
export const paidAndDelivered = async (
  place: CardMarketplace,
  customer: Visitor,
  kitchen: TestKitchen,
  quantity = 1,
) => {
  const paid = await paidOrder(place, customer, kitchen, quantity);
  await deliver(place.marketplace, paid.id);
  return paid;
};

/** The job of every minute: sends refunds, and receives the provider's events about them. */
export const refundsAreSent = async ({ marketplace, provider }: CardMarketplace): Promise<void> => {
  await sendRefunds(marketplace.services);
  await provider.webhooks.settled();
};

/** Balance of a ledger account over all kitchens. */
export const ledgerOf = async ({ marketplace }: CardMarketplace): Promise<Record<string, number>> => {
  const [sums] = await marketplace.sql.rows<Record<string, number>>(
    `select coalesce(sum(provider_cents), 0)::int as provider, coalesce(sum(bank_cents), 0)::int as bank,
       coalesce(sum(card_fees_cents), 0)::int as "cardFees", coalesce(sum(disputed_cents), 0)::int as disputed,
       coalesce(-sum(commission_cents), 0)::int as commission,
       coalesce(-sum(kitchen_cents), 0)::int as kitchen, coalesce(-sum(customer_cents), 0)::int as owed
     from ledger_entries`,
  );
  return sums!;
};

export const orderOf = async (reader: Visitor, id: string) =>
  (
    await reader.graphql(
      `query ($id: ID!) { order(id: $id) { status paymentStatus
         payment { status method amount { cents } refunded { cents } }
         refunds { amount { cents } status cause reason expectedOn lines { position quantity } } } }`,
      { id },
    )
  ).order;

export const heldOf = async (reader: Visitor, id: string) =>
  (
    await reader.graphql(
      'query ($id: ID!) { heldOrder(id: $id) { holdStatus payment { status declineWords } } }',
      {
        id,
      },
    )
  ).heldOrder;
