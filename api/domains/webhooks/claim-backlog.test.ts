import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sql } from '../../core/database/sql.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { createTestDatabase, postgresqlServer } from '../../testing/test-database.ts';
import { aWebhookEndpoint } from '../../testing/webhooks.ts';
import { claimDue } from './claim-due.ts';

const backlog = 100_000;
/** Few enough for the time limit of a statement. */
const atOnce = 10_000;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.skipIf(!postgresqlServer)(`with ${backlog} deliveries that wait for one of their subject`, () => {
  let marketplace: Marketplace;

  beforeAll(async () => {
    marketplace = await Marketplace.open({}, await createTestDatabase());
    const { cook, kitchen } = await marketplace.kitchenOwner('Asha', { city: await aCity(marketplace) });
    await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
    await aWebhookEndpoint(cook, 'http://127.0.0.1:9/orders');
    await placeOrder(await marketplace.customer('Meera'), anOrder(kitchen));
    await notificationsSent(marketplace);
    for (let stored = 0; stored < backlog; stored += atOnce) {
      await marketplace.sql.rows(
        `insert into webhook_deliveries (id, endpoint_id, event_id, position, subject_id, type, status, created_at,
           tried_from, next_attempt_at)
         select gen_random_uuid(), endpoint_id, event_id, position + n, subject_id, type, status, created_at,
           tried_from, next_attempt_at
         from (select * from webhook_deliveries order by position limit 1) first,
           generate_series($1::int + 1, $1::int + ${atOnce}) n`,
        [stored],
      );
    }
    await marketplace.sql.rows('analyze webhook_deliveries');
  });
  afterAll(() => marketplace.close());

  /** The most rows that a step of the claim reads. */
  const mostRead = async (): Promise<number> => {
    const plans: Plan[] = [];
    const explaining: Sql = {
      ...marketplace.sql,
      rows: async (text, values, mode) => {
        const [explained] = await marketplace.sql.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (analyze, format json) ${text}`,
          values,
          mode,
        );
        plans.push(explained!['QUERY PLAN'][0].Plan);
        return [];
      },
    };
    await claimDue(explaining, { now: marketplace.clock.read(), limit: 40 });
    const read = plans
      .flatMap(nodesOf)
      .map(node => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    return Math.max(...read);
  };

  test('a claim reads few of them, while the first is due and while it is sent', async () => {
    expect(await mostRead()).toBeLessThan(1000);
    // The first claim has run.
    expect(await mostRead()).toBeLessThan(1000);
  });

  test('what is of another subject is sent beside it, though it came last', async () => {
    const last = randomUUID();
    await marketplace.sql.rows(
      `insert into webhook_deliveries (id, endpoint_id, event_id, position, subject_id, type, status, created_at,
         tried_from, next_attempt_at)
       select $1, endpoint_id, event_id, position + 1, $1, type, status, created_at, tried_from, next_attempt_at
       from webhook_deliveries order by position desc limit 1`,
      [last],
    );
    const claimed = await claimDue(marketplace.sql, { now: marketplace.clock.read(), limit: 40 });
    expect(claimed.map(({ id }) => id)).toEqual([last]);
  });

  test('an endpoint with all its requests under way is not scanned', async () => {
    await marketplace.sql.rows(
      `insert into webhook_deliveries (id, endpoint_id, event_id, position, subject_id, type, status, created_at,
         tried_from, next_attempt_at)
       select gen_random_uuid(), endpoint_id, event_id, position + 1, gen_random_uuid(), type, status, created_at,
         tried_from, next_attempt_at
       from (select * from webhook_deliveries order by position desc limit 1) last, generate_series(1, 2)`,
    );
    const claimed = await claimDue(marketplace.sql, { now: marketplace.clock.read(), limit: 40 });
    expect(claimed).toHaveLength(2);
    const theFourUnderWay = 4;
    expect(await mostRead()).toBe(theFourUnderWay);
  });
});
