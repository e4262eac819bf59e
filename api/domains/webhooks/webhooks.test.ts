import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { webhookEndpointLimit } from '../../../schema/rules/webhook.ts';
import { HttpWebhookSender } from '../../platform/webhooks/http-webhook-sender.ts';
import { aProgram, createdToken, programWith, revokeApiToken } from '../../testing/api-tokens.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { cancelByKitchen, moveOrder } from '../../testing/kitchen-work.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { type ReceivedWebhook, WebhookReceiver } from '../../testing/webhook-receiver.ts';
import {
  aWebhookEndpoint,
  createWebhookEndpoint,
  deliveriesOf,
  rotateWebhookSecret,
  webhooksSent,
} from '../../testing/webhooks.ts';
import { purgeWebhooks } from './purge-webhooks.ts';

let marketplace: Marketplace;
let city: TestCity;
let meera: Visitor;
let cooks = 0;
let asha: Visitor;
let kitchen: TestKitchen;
let printer: WebhookReceiver;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  meera = await marketplace.customer('Meera');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { city }));
  await provenNow(asha);
  printer = await WebhookReceiver.open();
  return () => printer.close();
});

const provenNow = (person: Visitor) =>
  marketplace.sql.rows('update sessions set proven_at = $2 where user_id = $1', [
    person.userId,
    marketplace.clock.read(),
  ]);

/** Whether a secret verifies what was received, as the program would do it then. */
const isSignedWith = (secret: string, { headers, body }: ReceivedWebhook): boolean => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body);
  return String(headers['webhook-signature']).split(' ').includes(signature);
};

describe("Asha's printer", () => {
  test('gets her orders and what she does with them, signed, each with its own ID', async () => {
    const { secret } = await aWebhookEndpoint(asha, printer.url);
    const order = await placeOrder(meera, anOrder(kitchen));
    await moveOrder(asha, order.id, 'PLACED', 'PREPARING');
    await webhooksSent(marketplace);
    expect(printer.types).toEqual(['order.placed', 'order.moved']);
    const [placed, moved] = printer.accepted as [ReceivedWebhook, ReceivedWebhook];
    expect(JSON.parse(moved.body)).toEqual({
      type: 'order.moved',
      timestamp: marketplace.clock.read().toISOString(),
      data: {
        kitchenId: kitchen.id,
        orderId: order.id,
        orderNumber: order.orderNumber,
        serviceDate: order.serviceDate,
        mealtime: order.mealtime,
        status: 'PREPARING',
      },
    });
    expect(placed.headers['content-type']).toBe('application/json');
    expect(placed.headers['webhook-id']).not.toBe(moved.headers['webhook-id']);
    expect([placed, moved].map(each => isSignedWith(secret, each))).toEqual([true, true]);
    expect(placed.body).not.toContain('Meera');
  });

  test('gets the kinds of events that she chose, and never those of another kitchen', async () => {
    const { cook: gauri, kitchen: other } = await marketplace.kitchenOwner(`Gauri ${cooks}`, { city });
    await aWebhookEndpoint(asha, printer.url, ['ORDER_MOVED']);
    await placeOrder(meera, anOrder(other));
    const order = await placeOrder(meera, anOrder(kitchen));
    await moveOrder(asha, order.id, 'PLACED', 'PREPARING');
    await webhooksSent(marketplace);
    expect(printer.types).toEqual(['order.moved']);
    expect((await gauri.graphql('{ webhookEndpoints { id } }')).webhookEndpoints).toEqual([]);
  });

  test('that is down for four hours gets each event once, in order, soon after it is back', async () => {
    await aWebhookEndpoint(asha, printer.url);
    printer.status = 503;
    const orders: { id: string }[] = [];
    for (let quarter = 0; quarter < 16; quarter++) {
      if (quarter < 3) orders.push(await placeOrder(meera, anOrder(kitchen)));
      if (quarter === 3) await moveOrder(asha, orders[0]!.id, 'PLACED', 'PREPARING');
      if (quarter === 4) await cancelByKitchen(asha, orders[0]!.id, 'No gas');
      await webhooksSent(marketplace);
      marketplace.clock.forward({ minutes: 15 });
    }
    expect(printer.accepted).toEqual([]);
    printer.status = 200;
    marketplace.clock.forward({ minutes: 30 });
    await webhooksSent(marketplace);
    const ids = printer.accepted.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(5);
    expect(ids).toHaveLength(5);
    const ofFirst = printer.accepted
      .map(({ body }) => JSON.parse(body))
      .filter(({ data }) => data.orderId === orders[0]!.id);
    expect(ofFirst.map(({ type, data }) => [type, data.status])).toEqual([
      ['order.placed', undefined],
      ['order.moved', 'PREPARING'],
      ['order.canceled', undefined],
    ]);
    // Paused, it was not asked about every event all the time.
    expect(printer.refused.length).toBeLessThan(40);
  });

  test('is disabled after three days without an answer, and gets what waits once she enables it', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url);
    printer.status = 500;
    await placeOrder(meera, anOrder(kitchen));
    for (let hours = 0; hours <= 73; hours++) {
      await webhooksSent(marketplace);
      marketplace.clock.forward({ hours: 1 });
    }
    const status = async () =>
      (await asha.graphql('{ webhookEndpoints { status failingSince } }')).webhookEndpoints;
    expect(await status()).toEqual([{ status: 'DISABLED', failingSince: expect.anything() }]);
    expect((await deliveriesOf(asha, id))[0]!.status).toBe('GIVEN_UP');
    await notificationsSent(marketplace);
    const { notifications } = await asha.graphql('{ notifications { nodes { type message } } }');
    expect(notifications.nodes).toContainEqual({
      type: 'WEBHOOK_DISABLED',
      message: expect.stringContaining(new URL(printer.url).host),
    });
    printer.status = 200;
    await placeOrder(meera, { ...anOrder(kitchen), serviceDate: '2026-11-21' });
    await webhooksSent(marketplace);
    expect(printer.accepted).toEqual([]);
    const enabled = await asha.graphql(
      'mutation ($id: ID!) { enableWebhookEndpoint(id: $id) { ... on WebhookEndpoint { status failingSince } } }',
      { id },
    );
    expect(enabled.enableWebhookEndpoint).toEqual({ status: 'ACTIVE', failingSince: null });
    await placeOrder(meera, { ...anOrder(kitchen), serviceDate: '2026-11-21' });
    await webhooksSent(marketplace);
    expect(printer.types).toEqual(['order.placed']);
  });
});

describe('what was sent', () => {
  const resend = async (id: string) =>
    (
      await asha.graphql(
        `mutation ($id: ID!) {
          resendWebhook(id: $id) { ... on WebhookDelivery { id status } ... on Problem { code } }
        }`,
        { id },
      )
    ).resendWebhook;

  test('is logged with the answers, and can be sent again with the same ID', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url);
    printer.status = 500;
    await placeOrder(meera, anOrder(kitchen));
    await webhooksSent(marketplace);
    printer.status = 200;
    marketplace.clock.forward({ seconds: 5 });
    await webhooksSent(marketplace);
    const [delivery] = await deliveriesOf(asha, id);
    expect(delivery).toMatchObject({
      status: 'DELIVERED',
      attemptCount: 2,
      payload: printer.accepted[0]!.body,
      attempts: [
        { status: 500, answer: 'Out to lunch.' },
        { status: 200, answer: '' },
      ],
    });
    expect(await resend(delivery!.id)).toEqual({ id: delivery!.id, status: 'PENDING' });
    await webhooksSent(marketplace);
    expect(printer.accepted.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery!.eventId,
      delivery!.eventId,
    ]);
  });

  test('is read page by page, each delivery once, also where two are of one millisecond', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url, ['ORDER_PLACED']);
    const newestFirst: string[] = [];
    for (const microseconds of [200, 400, 600, 800]) {
      const { sendTestEvent } = await asha.graphql(
        'mutation ($id: ID!) { sendTestEvent(endpointId: $id) { ... on WebhookDelivery { id } } }',
        { id },
      );
      newestFirst.unshift(sendTestEvent.id!);
      await marketplace.sql.rows(
        `update webhook_deliveries set created_at = created_at + $2 * interval '1 microsecond' where id = $1`,
        [sendTestEvent.id, microseconds],
      );
    }
    const pageOf = async (asked: { first?: number; after?: string; last?: number; before?: string }) =>
      (
        await asha.graphql(
          `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
            webhookDeliveries(endpointId: $id, first: $first, after: $after, last: $last, before: $before) {
              nodes { id }
              pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
            }
          }`,
          { id, ...asked },
        )
      ).webhookDeliveries;

    const forward: string[] = [];
    for (
      let page = await pageOf({ first: 1 });
      ;
      page = await pageOf({ first: 1, after: page.pageInfo.endCursor! })
    ) {
      forward.push(...page.nodes.map(each => each.id));
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(forward).toEqual(newestFirst);

    const backward: string[] = [];
    for (
      let page = await pageOf({ last: 1 });
      ;
      page = await pageOf({ last: 1, before: page.pageInfo.startCursor! })
    ) {
      backward.push(...page.nodes.map(each => each.id));
      if (!page.pageInfo.hasPreviousPage) break;
    }
    expect(backward.toReversed()).toEqual(newestFirst);
  });

  test('includes a test event, which is in no feed', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url, ['ORDER_PLACED']);
    const { sendTestEvent } = await asha.graphql(
      'mutation ($id: ID!) { sendTestEvent(endpointId: $id) { ... on WebhookDelivery { status } } }',
      { id },
    );
    expect(sendTestEvent).toEqual({ status: 'PENDING' });
    await webhooksSent(marketplace);
    expect(printer.types).toEqual(['test']);
    expect((await asha.graphql('{ events { nodes { id } } }')).events.nodes).toEqual([]);
  });

  test('is not known to another kitchen', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url);
    await placeOrder(meera, anOrder(kitchen));
    await webhooksSent(marketplace);
    const [delivery] = await deliveriesOf(asha, id);
    const { cook: gauri } = await marketplace.kitchenOwner(`Gauri ${++cooks}`, { city });
    await provenNow(gauri);
    const answer = await gauri.graphql(
      `mutation ($id: ID!, $delivery: ID!) {
        removeWebhookEndpoint(id: $id) { ... on Problem { code } }
        enableWebhookEndpoint(id: $id) { ... on Problem { code } }
        sendTestEvent(endpointId: $id) { ... on Problem { code } }
        resendWebhook(id: $delivery) { ... on Problem { code } }
        rotateWebhookSecret(input: { id: $id, overlapHours: 0 }) { ... on Problem { code } }
        changeWebhookEndpoint(input: { id: $id, url: "https://gauri.example", types: [] }) {
          ... on Problem { code }
        }
      }`,
      { id, delivery: delivery!.id },
    );
    expect(answer).toEqual({
      removeWebhookEndpoint: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
      enableWebhookEndpoint: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
      sendTestEvent: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
      resendWebhook: { code: 'WEBHOOK_DELIVERY_NOT_FOUND' },
      rotateWebhookSecret: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
      changeWebhookEndpoint: { code: 'WEBHOOK_ENDPOINT_NOT_FOUND' },
    });
    const { webhookDeliveries } = await gauri.graphql(
      'query ($id: ID!) { webhookDeliveries(endpointId: $id) { nodes { id } } }',
      { id },
    );
    expect(webhookDeliveries.nodes).toEqual([]);
  });

  test('ends with the endpoint', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url);
    await placeOrder(meera, anOrder(kitchen));
    await notificationsSent(marketplace);
    const { removeWebhookEndpoint } = await asha.graphql(
      `mutation ($id: ID!) {
        removeWebhookEndpoint(id: $id) { ... on WebhookEndpointRemoved { webhookEndpoints { id } } }
      }`,
      { id },
    );
    expect(removeWebhookEndpoint).toEqual({ webhookEndpoints: [] });
    await webhooksSent(marketplace);
    expect(printer.accepted).toEqual([]);
  });
});

test('after a rotation both secrets sign until the earlier one ends', async () => {
  const { id, secret } = await aWebhookEndpoint(asha, printer.url);
  const rotated = await rotateWebhookSecret(asha, id, 2);
  if (rotated.__typename !== 'WebhookSecretIssued') throw new Error(rotated.message);
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  const signed = (received: ReceivedWebhook) =>
    [secret, rotated.secret].map(each => isSignedWith(each, received));
  expect(signed(printer.accepted[0]!)).toEqual([true, true]);
  marketplace.clock.forward({ hours: 2 });
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect(signed(printer.accepted[1]!)).toEqual([false, true]);
});

test('an endpoint that is gone is disabled without another try', async () => {
  await aWebhookEndpoint(asha, printer.url);
  printer.status = 410;
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect((await asha.graphql('{ webhookEndpoints { status } }')).webhookEndpoints).toEqual([
    { status: 'DISABLED' },
  ]);
});

test.each([
  ['half a character', `${'x'.repeat(499)}😀`],
  ['zero bytes', 'no\u0000room'],
])('an answer with %s is stored, and the event is delivered once', async (_, answer) => {
  const { id } = await aWebhookEndpoint(asha, printer.url);
  printer.answer = answer;
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  marketplace.clock.forward({ minutes: 2 });
  await webhooksSent(marketplace);
  expect(printer.accepted).toHaveLength(1);
  expect((await deliveriesOf(asha, id))[0]).toMatchObject({ status: 'DELIVERED', attemptCount: 1 });
});

test('an answer that changes the protocol is a failure', async () => {
  printer.status = 101;
  printer.headers = { connection: 'upgrade', upgrade: 'tea' };
  const answer = await new HttpWebhookSender(true).send({ url: printer.url, headers: {}, body: '{}' });
  expect(answer).toEqual({ status: null, answer: 'The connection closed without an answer.' });
});

test('a test event is sent before what waits, and moves no cursor', async () => {
  const { id } = await aWebhookEndpoint(asha, printer.url);
  printer.status = 500;
  for (let each = 0; each < 3; each++) await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  const cursor = async () => (await asha.graphql('{ events(after: "now") { cursor } }')).events.cursor;
  const before = await cursor();
  printer.status = 200;
  await asha.graphql('mutation ($id: ID!) { sendTestEvent(endpointId: $id) { __typename } }', { id });
  expect(await cursor()).toBe(before);
  await webhooksSent(marketplace);
  // It works again, so what waited follows.
  expect(printer.types).toEqual(['test', 'order.placed', 'order.placed', 'order.placed']);
});

test('staff who end the sessions of a person end their webhooks', async () => {
  await aWebhookEndpoint(asha, printer.url);
  const olga = await marketplace.admin(`Olga ${++cooks}`);
  const { endSessions } = await olga.graphql(
    `mutation ($id: ID!) {
      endSessions: endPersonSessions(input: { personId: $id, reason: "Stolen phone" }) { __typename }
    }`,
    { id: asha.userId },
  );
  expect(endSessions.__typename).toBe('PersonRecord');
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect(printer.accepted).toEqual([]);
});

test('a redirect is a failure, and is not followed', async () => {
  const other = await WebhookReceiver.open();
  await aWebhookEndpoint(asha, printer.url);
  Object.assign(printer, { status: 307, headers: { location: other.url } });
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect([printer.refused.length, other.accepted.length]).toEqual([1, 0]);
  other.close();
});

describe('an endpoint can only be created', () => {
  test('by someone who proved recently who they are', async () => {
    await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [asha.userId]);
    expect(await createWebhookEndpoint(asha, printer.url)).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  });

  test.each([
    '',
    'printer.example',
    'ftp://printer.example',
    'javascript:alert(1)',
    'https://asha:secret@printer.example',
    'https://printer.example/#orders',
    `https://printer.example/${'x'.repeat(500)}`,
  ])('with an address: not %j', async url => {
    expect(await createWebhookEndpoint(asha, url)).toMatchObject({ code: 'INVALID_INPUT', field: 'url' });
  });

  test('for what its owner may read', async () => {
    await expect(createWebhookEndpoint(asha, printer.url, ['TIFFIN_BILL_PAID'])).rejects.toThrow('FORBIDDEN');
    const rita = await marketplace.admin(`Rita ${++cooks}`, 'REVIEWER');
    await provenNow(rita);
    await expect(createWebhookEndpoint(rita, printer.url, ['ORDER_PLACED'])).rejects.toThrow('FORBIDDEN');
    expect(await createWebhookEndpoint(rita, printer.url, ['KITCHEN_CHANGED'])).toMatchObject({
      __typename: 'WebhookSecretIssued',
    });
  });

  test(`${webhookEndpointLimit} times`, async () => {
    for (let each = 0; each < webhookEndpointLimit; each++) await aWebhookEndpoint(asha, printer.url);
    expect(await createWebhookEndpoint(asha, printer.url)).toMatchObject({
      code: 'TOO_MANY_WEBHOOK_ENDPOINTS',
    });
  });

  test('and its secret is stored sealed', async () => {
    const { secret } = await aWebhookEndpoint(asha, printer.url);
    for (const table of ['webhook_endpoints', 'audit_events', 'outbox', 'notifications'])
      expect(JSON.stringify(await marketplace.sql.rows(`select * from ${table}`))).not.toContain(
        secret.replace('whsec_', ''),
      );
  });
});

describe('a program with an API token', () => {
  test('has webhooks of what it may read, and cannot touch the others', async () => {
    const { id } = await aWebhookEndpoint(asha, printer.url, ['ORDER_PLACED']);
    const other = await aProgram(marketplace, asha, ['ORDERS_READ', 'WEBHOOKS_WRITE']);
    const { id: others } = await aWebhookEndpoint(other, printer.url);
    const program = await aProgram(marketplace, asha, ['ORDERS_READ', 'WEBHOOKS_WRITE']);
    const own = await aWebhookEndpoint(program, printer.url);
    const { webhookEndpoints } = await program.graphql('{ webhookEndpoints { id types } }');
    expect(webhookEndpoints).toEqual([{ id: own.id, types: expect.arrayContaining(['ORDER_PLACED']) }]);
    expect(webhookEndpoints[0]!.types).not.toContain('PAYOUT_PAID');
    for (const each of [id, others]) {
      expect(await rotateWebhookSecret(program, each, 0)).toMatchObject({
        code: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      });
      expect(await deliveriesOf(program, each)).toEqual([]);
    }
    await expect(createWebhookEndpoint(program, printer.url, ['PAYOUT_PAID'])).rejects.toThrow('FORBIDDEN');
  });

  test('takes its endpoints with it when it is revoked', async () => {
    const token = await createdToken(asha, ['ORDERS_READ', 'WEBHOOKS_WRITE']);
    await aWebhookEndpoint(programWith(marketplace, token.secret), printer.url);
    await revokeApiToken(asha, token.apiToken.id);
    await placeOrder(meera, anOrder(kitchen));
    await webhooksSent(marketplace);
    expect(printer.accepted).toEqual([]);
    expect((await asha.graphql('{ webhookEndpoints { id } }')).webhookEndpoints).toEqual([]);
  });

  test('gets nothing more once it expires, not even what waits', async () => {
    const token = await createdToken(asha, ['ORDERS_READ', 'WEBHOOKS_WRITE'], { expiresInDays: 1 });
    await aWebhookEndpoint(programWith(marketplace, token.secret), printer.url);
    printer.status = 500;
    await placeOrder(meera, anOrder(kitchen));
    await webhooksSent(marketplace);
    printer.status = 200;
    marketplace.clock.forward({ hours: 24 });
    await webhooksSent(marketplace);
    expect(printer.accepted).toEqual([]);
    await purgeWebhooks(marketplace.sql, marketplace.clock.read());
    expect((await asha.graphql('{ webhookEndpoints { id } }')).webhookEndpoints).toEqual([]);
  });

  test('that may read nothing gets no endpoint', async () => {
    const program = await aProgram(marketplace, asha, ['WEBHOOKS_WRITE']);
    await expect(createWebhookEndpoint(program, printer.url)).rejects.toThrow('FORBIDDEN');
  });
});

test('staff get the events of all kitchens, until their role no longer allows it', async () => {
  const fatima = await marketplace.admin(`Fatima ${++cooks}`, 'FINANCE');
  await provenNow(fatima);
  await aWebhookEndpoint(fatima, printer.url, ['ORDER_PLACED', 'REFUND_MADE']);
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect(printer.types).toEqual(['order.placed']);
  await marketplace.sql.rows(`update users set staff_role = 'REVIEWER' where id = $1`, [fatima.userId]);
  await placeOrder(meera, anOrder(kitchen));
  await webhooksSent(marketplace);
  expect(printer.types).toEqual(['order.placed']);
});

describe('in production', () => {
  const sender = new HttpWebhookSender(false);

  test.each([
    ['http://printer.example', 'Webhooks are sent to addresses that begin with https:// only.'],
    ...[
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.1.2.3',
      'https://192.168.1.5',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1',
      'https://0.0.0.0',
      'https://[::ffff:127.0.0.1]',
      'https://[fd00::1]',
      'https://2130706433',
      'https://0x7f.1',
      'https://localhost',
    ].map(url => [url, 'The address is not one of the public internet.']),
  ])('nothing is sent to %s', async (url, words) => {
    expect(await sender.send({ url: url!, headers: {}, body: '{}' })).toEqual({
      status: null,
      answer: words,
    });
  });
});

test('a program that never answers is given up on', async () => {
  printer.isSilent = true;
  const sender = new HttpWebhookSender(true, 50);
  expect(await sender.send({ url: printer.url, headers: {}, body: '{}' })).toEqual({
    status: null,
    answer: 'No answer within 0.05 seconds.',
  });
});

test('what is due is sent without being asked, also where one endpoint is silent, and a stop waits for none', async () => {
  const live = await Marketplace.open({ sendsWebhooks: true });
  const silent = await WebhookReceiver.open();
  onTestFinished(() => silent.close());
  silent.isSilent = true;
  const { cook, kitchen: lively } = await live.kitchenOwner('Lata');
  await live.sql.rows('update sessions set proven_at = $1', [live.clock.read()]);
  await aWebhookEndpoint(cook, silent.url);
  await aWebhookEndpoint(cook, printer.url);
  const priya = await live.customer('Priya');
  for (let each = 0; each < 6; each++) await placeOrder(priya, anOrder(lively));
  // Within less than the silent one's deadline.
  await expect.poll(() => printer.types, { timeout: 8000 }).toHaveLength(6);
  await expect.poll(() => silent.refused.length, { timeout: 8000 }).toBe(4);
  await live.stop();
  const claimed = 'select count(*)::int from webhook_deliveries where claimed_until is not null';
  expect(await live.sql.rows(claimed)).toEqual([{ count: 0 }]);
  await live.close();
});
