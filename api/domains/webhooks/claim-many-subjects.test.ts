import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { highestIdentifier } from '../../core/values/identifier.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { aWebhookEndpoint } from '../../testing/webhooks.ts';
import { claimDue } from './claim-due.ts';

/** Each waits for the retry of its first event, one second after the other, while its second event is due. */
const waitingOrders = 1500;
/** Each finds it with a chance of about a quarter, so all of them miss it in less than one of a billion runs. */
const claims = 80;

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha', { city: await aCity(marketplace) });
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
  await aWebhookEndpoint(cook, 'http://127.0.0.1:9/orders');
  await placeOrder(await marketplace.customer('Meera'), anOrder(kitchen));
  await notificationsSent(marketplace);
});
afterAll(() => marketplace.close());

const claimOnce = async (): Promise<string[]> => {
  const claimed = await claimDue(marketplace.sql, { now: marketplace.clock.read(), limit: 40 });
  return claimed.map(({ id }) => id);
};

test(`an order is sent although ${waitingOrders} before it wait for their retry`, async () => {
  await claimOnce();
  await marketplace.sql.rows(
    `insert into webhook_deliveries (id, endpoint_id, event_id, position, subject_id, type, status, created_at,
       tried_from, next_attempt_at, attempt_count)
     select gen_random_uuid(), endpoint_id, event_id, position + 2 * n + event,
       ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, type, status, created_at, tried_from,
       case event when 0 then $1::timestamptz + n * interval '1 second' else next_attempt_at end, 1 - event
     from webhook_deliveries, generate_series(1, ${waitingOrders}) n, generate_series(0, 1) event`,
    [marketplace.clock.read()],
  );
  const last = randomUUID();
  await marketplace.sql.rows(
    `insert into webhook_deliveries (id, endpoint_id, event_id, position, subject_id, type, status, created_at,
       tried_from, next_attempt_at)
     select $1, endpoint_id, event_id, position + 1, $2, type, status, created_at, tried_from, created_at
     from webhook_deliveries order by position desc limit 1`,
    [last, highestIdentifier],
  );
  await marketplace.sql.rows('analyze webhook_deliveries');
  let claimed: string[] = [];
  for (let claim = 0; claim < claims && claimed.length === 0; claim++) claimed = await claimOnce();
  expect(claimed).toEqual([last]);
});
