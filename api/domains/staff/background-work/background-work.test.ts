import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import type { Marketplace } from '../../../testing/marketplace.ts';
import { marketplaceWithJobs, type RefusingMail } from '../../../testing/marketplace-with-jobs.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let boss: PgBoss;
let mail: RefusingMail;
let close: () => Promise<void>;
let asha: TestKitchen;
let meera: Visitor;
let farida: Visitor;

beforeAll(async () => {
  const running = await marketplaceWithJobs();
  ({ marketplace, mail, close } = running);
  ({ boss } = running.jobs);
  asha = await aKitchen(marketplace, await aCity(marketplace));
  meera = await marketplace.customer('Meera Iyer');
  farida = await marketplace.admin('Farida Khan', 'OWNER');
});
afterAll(() => close());
afterEach(async () => {
  mail.refuses = () => null;
  for (const { id } of await givenUp()) await farida.graphql(dismiss, { id });
});

const givenUp = async (by = farida) =>
  (
    await by.graphql(`{ failedJobs(first: 50) { nodes {
      id queue givenUpAt tries reason recipients supplierId notifications { type count orderId }
    } } }`)
  ).failedJobs.nodes;
const retry = `mutation ($id: ID!) { retryFailedJob(id: $id) {
  __typename ... on RetriedJobs { queue retried } ... on Problem { code field }
} }`;
const retryAll = `mutation ($queue: String!) { retryFailedJobs(queue: $queue) {
  __typename ... on RetriedJobs { queue retried } ... on Problem { code field }
} }`;
const dismiss = `mutation ($id: ID!) { dismissFailedJob(id: $id) {
  __typename ... on DismissedJob { jobId } ... on Problem { code field }
} }`;

const away = 'connect ECONNREFUSED smtp://tiffin:secret@mail.example:25 for meera@example.com';
/** Jobs run in other transactions, soon after they are sent. */
const soon = { timeout: 30_000, interval: 20 };

/** Orders whose emails no server takes, one job for each. */
const refusedOrders = async (count: number) => {
  mail.refuses = () => away;
  const before = (await givenUp()).length;
  const orders: { id: string; orderNumber: string }[] = [];
  for (let number = 0; number < count; number++) {
    orders.push(await placeOrder(meera, anOrder(asha)));
    await notificationsSent(marketplace);
  }
  return vi.waitFor(async () => {
    const jobs = (await givenUp()).filter(({ queue }) => queue === 'mail');
    expect(jobs).toHaveLength(before + count);
    return { orders, jobs };
  }, soon);
};
const emailsAbout = (orderNumber: string) =>
  mail.emails.filter(({ to, subject }) => to === meera.email && subject.includes(orderNumber));

/** Those to its customer and to its kitchen. */
const recipients = 2;

test('Farida tries an email again that no server took, and it arrives once', async () => {
  const {
    orders: [order],
    jobs: [job],
  } = await refusedOrders(1);
  expect(job).toMatchObject({
    ...{ queue: 'mail', tries: 2, recipients, supplierId: null },
    notifications: [{ type: 'ORDER_PLACED', count: recipients, orderId: order!.id }],
    reason: 'connect ECONNREFUSED smtp://mail.example:25 for (address)',
  });
  expect(JSON.stringify(job)).not.toContain(meera.email);

  mail.refuses = () => null;
  const { id } = job!;
  const { retryFailedJob } = await farida.graphql(retry, { id });
  expect(retryFailedJob).toEqual({ __typename: 'RetriedJobs', queue: 'mail', retried: 1 });
  await vi.waitFor(() => expect(emailsAbout(order!.orderNumber)).toHaveLength(1), soon);
  expect(await givenUp()).toEqual([]);
  const again = await farida.graphql(retry, { id });
  expect(again.retryFailedJob).toEqual({
    __typename: 'FailedJobNotFound',
    code: 'FAILED_JOB_NOT_FOUND',
    field: 'id',
  });
  const [entry] = await trail(farida, { subjectId: id });
  expect(entry).toMatchObject({ action: 'BACKGROUND_JOB_RETRIED', subjectName: 'mail' });
});

test('what arrived before a job was given up is not sent again', async () => {
  const ravi = await marketplace.customer('Ravi Rao');
  mail.refuses = ({ to }) => (to === ravi.email ? away : null);
  const [forMeera, forRavi] = await Promise.all([
    placeOrder(meera, anOrder(asha)),
    placeOrder(ravi, anOrder(asha)),
  ]);
  await notificationsSent(marketplace);
  await vi.waitFor(async () => {
    const jobs = await givenUp();
    const unsent = jobs.flatMap(({ notifications }) => notifications);
    expect(unsent).toEqual([{ type: 'ORDER_PLACED', count: 1, orderId: forRavi.id }]);
  }, soon);
  mail.refuses = () => null;
  await farida.graphql(retryAll, { queue: 'mail' });
  const emailsToRavi = () => mail.emails.filter(({ to }) => to === ravi.email);
  await vi.waitFor(() => expect(emailsToRavi()).toHaveLength(1), soon);
  expect(emailsToRavi()[0]!.subject).toContain(forRavi.orderNumber);
  expect(emailsAbout(forMeera.orderNumber)).toHaveLength(1);
});

test('of two who try the same again only one does, and each email arrives once', async () => {
  const { orders, jobs } = await refusedOrders(1);
  mail.refuses = () => null;
  const bhavna = await marketplace.admin('Bhavna Shah', 'ADMIN');
  const { id } = jobs[0]!;
  const outcomes = await Promise.all([farida, bhavna].map(admin => admin.graphql(retry, { id })));
  expect(outcomes.map(({ retryFailedJob }) => retryFailedJob.__typename).toSorted()).toEqual([
    'FailedJobNotFound',
    'RetriedJobs',
  ]);
  await vi.waitFor(() => expect(emailsAbout(orders[0]!.orderNumber)).toHaveLength(1), soon);
});

test('all emails of a server that was away are tried again, by the one who presses first', async () => {
  const { orders } = await refusedOrders(3);
  mail.refuses = () => null;
  const bhavna = await marketplace.admin('Bhavna Mehta', 'ADMIN');
  const outcomes = await Promise.all(
    [farida, bhavna].map(admin => admin.graphql(retryAll, { queue: 'mail' })),
  );
  const retried = outcomes.map(({ retryFailedJobs }) =>
    retryFailedJobs.__typename === 'RetriedJobs' ? retryFailedJobs.retried : 0,
  );
  expect(retried.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const { orderNumber } of orders)
    await vi.waitFor(() => expect(emailsAbout(orderNumber)).toHaveLength(1), soon);
  expect(await givenUp()).toEqual([]);
});

test('a dismissed job is gone, and its email does not arrive', async () => {
  const { orders, jobs } = await refusedOrders(1);
  const { id } = jobs[0]!;
  const { dismissFailedJob } = await farida.graphql(dismiss, { id });
  expect(dismissFailedJob).toEqual({ __typename: 'DismissedJob', jobId: id });
  mail.refuses = () => null;
  for (const [document, field] of [
    [retry, 'retryFailedJob'],
    [dismiss, 'dismissFailedJob'],
  ] as const) {
    const outcome = await farida.graphql(document, { id });
    expect(outcome[field]).toMatchObject({ code: 'FAILED_JOB_NOT_FOUND' });
  }
  expect(emailsAbout(orders[0]!.orderNumber)).toEqual([]);
});

test('the list comes in pages, the newest first', async () => {
  await refusedOrders(3);
  const all = await givenUp();
  const page = `query ($after: String) { failedJobs(first: 2, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor }
  } }`;
  const first = (await farida.graphql(page)).failedJobs;
  const second = (await farida.graphql(page, { after: first.pageInfo.endCursor })).failedJobs;
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const times = all.map(({ givenUpAt }) => givenUpAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a price change of a kitchen that waits already is not tried twice', async () => {
  await boss.createQueue('tiffin-prices', { policy: 'stately', deadLetter: 'given-up' });
  const send = () =>
    boss.send('tiffin-prices', { supplierId: asha.id }, { singletonKey: asha.id, retryLimit: 0 });
  const failed = await send();
  await boss.fetch('tiffin-prices');
  await boss.fail('tiffin-prices', failed!, new Error("Failed for 'Meera'"));
  await send();
  const [job] = await givenUp();
  expect(job).toMatchObject({
    queue: 'tiffin-prices',
    supplierId: asha.id,
    recipients: null,
    reason: "Failed for '...'",
  });
  const { retryFailedJob } = await farida.graphql(retry, { id: job!.id });
  expect(retryFailedJob.__typename).toBe('RetriedJobs');
  expect(await givenUp()).toEqual([]);
  expect(await boss.findJobs('tiffin-prices', { queued: true })).toHaveLength(1);
});

test('the overview counts what waits and what was given up, and says when and why', async () => {
  await refusedOrders(1);
  await boss.createQueue('house-keeping', { policy: 'singleton' });
  await boss.schedule('house-keeping', '*/10 * * * *');
  const { backgroundWork } = await farida.graphql(`{ backgroundWork {
    asOf dueWebhooks outbox { entries seconds }
    queues { name waiting running givenUp lastCompletedAt lastFailedAt lastFailure nextRunAt }
  } }`);
  expect(backgroundWork).toMatchObject({ dueWebhooks: 0, outbox: { entries: 0, seconds: 0 } });
  const queue = (wanted: string) => backgroundWork.queues.find(({ name }) => name === wanted);
  expect(queue('mail')).toMatchObject({
    ...{ waiting: 0, running: 0, givenUp: 1, nextRunAt: null },
    lastFailure: 'connect ECONNREFUSED smtp://mail.example:25 for (address)',
  });
  expect(queue('mail')!.lastFailedAt).not.toBeNull();
  expect(new Date(queue('house-keeping')!.nextRunAt!).getUTCMinutes() % 10).toBe(0);
  expect(queue('given-up')).toBeUndefined();
});

test('nothing is tried again in queues that do not exist, and nothing strange reaches the database', async () => {
  for (const queue of ['letters', 'given up', 'mail\u0000', 'x'.repeat(1000), "mail'--"]) {
    const { retryFailedJobs } = await farida.graphql(retryAll, { queue });
    expect(retryFailedJobs).toMatchObject({ code: 'JOB_QUEUE_NOT_FOUND', field: 'queue' });
  }
  const { retryFailedJobs } = await farida.graphql(retryAll, { queue: 'mail' });
  expect(retryFailedJobs).toMatchObject({ code: 'FAILED_JOB_NOT_FOUND' });
  const { retryFailedJob } = await farida.graphql(retry, { id: 'mail' });
  expect(retryFailedJob).toMatchObject({ code: 'FAILED_JOB_NOT_FOUND' });
});

test.each(['REVIEWER', 'SUPPORT', 'FINANCE'] as const)('%s neither sees nor changes it', async role => {
  const ravi = await marketplace.admin(`Ravi ${role}`, role);
  const id = '01970000-0000-7000-8000-000000000000';
  expect(await ravi.refusal('{ failedJobs { nodes { id } } }')).toBe('FORBIDDEN');
  expect(await ravi.refusal('{ backgroundWork { asOf } }')).toBe('FORBIDDEN');
  expect(await ravi.refusal(retry, { id })).toBe('FORBIDDEN');
  expect(await ravi.refusal(retryAll, { queue: 'mail' })).toBe('FORBIDDEN');
  expect(await ravi.refusal(dismiss, { id })).toBe('FORBIDDEN');
});
