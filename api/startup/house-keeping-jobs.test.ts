import type { Job } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchSize } from '../core/query/in-batches.ts';
import { Marketplace } from '../testing/marketplace.ts';
import { houseKeepingJobs } from './house-keeping-jobs.ts';

let marketplace: Marketplace;
const works = new Map<string, () => Promise<unknown>>();
const logged: object[] = [];
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const { sql, services } = marketplace;
  const jobs = {
    add: async <Data extends object>(
      name: string,
      _: object,
      work: (jobs: Job<Data>[]) => Promise<unknown>,
    ) => void works.set(name, () => work([])),
  };
  const note = (facts: object) => void logged.push(facts);
  await houseKeepingJobs(jobs, sql, { ...services, log: { error: note, warn: note } });
});
afterAll(() => marketplace.close());

const run = (job: string) => works.get(job)!();
const count = async (table: string) =>
  (await marketplace.sql.rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count;

/** As when a statement on it fails each time. */
const without = async (table: string, work: () => Promise<void>) => {
  await marketplace.sql.rows(`alter table ${table} rename to away`);
  try {
    await work();
  } finally {
    await marketplace.sql.rows(`alter table away rename to ${table}`);
  }
};

test('a purge that fails keeps none from running, is logged, and fails the job', async () => {
  const { sql } = marketplace;
  await sql.rows(
    `insert into mailed_codes (id, address, code_hash, issued_at, expires_at)
     select gen_random_uuid(), 'meera', 'x', '2020-01-01Z', '2020-01-01Z' from generate_series(1, $1::int)`,
    [batchSize + 1],
  );
  await without('api_tokens', async () => {
    await expect(run('house-keeping')).rejects.toThrow(/failed: webhooks .* sessions /);
  });
  expect(await count('mailed_codes')).toBe(0);
  expect(logged).toMatchObject([
    { job: 'house-keeping', step: 'webhooks' },
    { job: 'house-keeping', step: 'sessions' },
  ]);
  await expect(run('house-keeping')).resolves.toBeUndefined();
  expect(logged).toHaveLength(2);
});

test('by night, too', async () => {
  const { sql } = marketplace;
  await sql.rows(
    `insert into card_events (id, kind, outcome, received_at)
     select 'evt_' || n, 'paid', 'done', '2020-01-01Z' from generate_series(1, $1::int) n`,
    [batchSize + 1],
  );
  await without('audit_events', async () => {
    await expect(run('purge-history')).rejects.toThrow('failed: audit events');
  });
  expect(await count('card_events')).toBe(0);
  await expect(run('purge-history')).resolves.toBeUndefined();
});

test('no table has partitions, whose rows would share the places by which they are purged', async () => {
  expect(await marketplace.sql.rows('select partrelid from pg_partitioned_table')).toEqual([]);
});
