import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { anOrder } from '../builders/an-order.ts';
import { cards } from '../card-provider/fake-accounts.ts';
import { FakeCardProvider } from '../card-provider/fake-card-provider.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

const kills = Number(process.env.KILLS ?? 3);
const engines = [
  { name: 'the embedded engine', server: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer }] : []),
];

const lockDocument = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { ... on HeldOrder { id } ... on Order { id } } }`;
const startDocument = `mutation ($id: ID!) {
  startPayment(input: { orderId: $id }) { ... on PaymentStarted { clientSecret } } }`;

/** The response, or undefined when the server is gone. */
const ask = async (origin: string, token: string, query: string, variables: object) => {
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(await response.text()).data;
  } catch {
    return undefined;
  }
};

describe.each(engines)('on $name', ({ server }) => {
  let prepared: PreparedDatabase;
  let provider: FakeCardProvider;
  afterAll(async () => {
    await provider.close();
    await prepared.remove();
  });

  /** All customers order and pay, one order after another, until the server is gone. */
  const payUntil = async (origin: string, onPaid: () => void): Promise<void> => {
    await Promise.all(
      prepared.tokens.map(async (token, person) => {
        for (let number = person; ; number++) {
          const kitchen = prepared.kitchens[number % prepared.kitchens.length]!;
          const serviceDate = prepared.serviceDates[number % prepared.serviceDates.length]!;
          const input = { ...anOrder(kitchen), serviceDate, idempotencyKey: randomUUID() };
          const held = await ask(origin, token, lockDocument, { input });
          if (!held) return;
          const started = await ask(origin, token, startDocument, { id: held.placeOrder.id });
          if (!started) return;
          provider.payments.confirm(started.startPayment.clientSecret.split('_secret_')[0], cards.good);
          onPaid();
        }
      }),
    );
  };

  test(`after ${kills} kills while people pay, every payment counts once and the ledger balances`, async () => {
    prepared = await prepareDatabase(server, 16);
    provider = await FakeCardProvider.open();
    const environment = { ...prepared.environment, ...provider.environment };
    for (let kill = 1; kill <= kills; kill++) {
      const process = await ServerProcess.open(environment);
      provider.webhooks.address = process.origin;
      let paid = 0;
      const enough = 1 + Math.floor(Math.random() * 20);
      let ending: Promise<unknown> | undefined;
      await payUntil(process.origin, () => {
        paid++;
        if (paid >= enough) ending ??= process.end('SIGKILL');
      });
      // The last may have paid before enough had.
      await (ending ?? process.end('SIGKILL'));
      await provider.webhooks.settled();
    }

    // The provider resends events without a response, and those with one too.
    const last = await ServerProcess.open(environment);
    provider.webhooks.address = last.origin;
    for (const event of provider.webhooks.events) {
      expect((await provider.webhooks.send(event)).status).toBe(200);
    }
    expect(await last.end('SIGTERM')).toBe(0);

    const paid = [...provider.payments.intents.values()].filter(({ status }) => status === 'succeeded');
    const [found] = await prepared.look(({ sql }) =>
      sql.rows<Record<string, number>>(
        `select (select count(*)::int from payments where status = 'SUCCEEDED') as payments,
           (select count(*)::int from orders where payment_status = 'PAID') as orders,
           (select count(*)::int from held_orders where status = 'PLACED') as "fromHeld",
           (select count(*)::int from ledger_entries where kind = 'CHARGE') as charges,
           (select coalesce(-sum(commission_cents + kitchen_cents), 0)::int from ledger_entries) as cents,
           (select sum(dinner_taken)::int from service_days)
             - (select count(*)::int from held_orders where status = 'HELD') as taken`,
      ),
    );
    const count = paid.length;
    const cents = paid.reduce((sum, intent) => sum + intent.amount, 0);
    expect(found).toEqual({
      payments: count,
      orders: count,
      fromHeld: count,
      charges: count,
      cents,
      taken: count,
    });
    console.info(`${kills} kills, ${count} payments, each counted once`);
  });
});
