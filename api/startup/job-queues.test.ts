import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobQueues } from '../../schema/job-queues.ts';
import { marketplaceWithJobs } from '../testing/marketplace-with-jobs.ts';
import { domainJobs } from './domain-jobs.ts';
import { houseKeepingJobs } from './house-keeping-jobs.ts';
import { sandboxJobs } from './sandbox-jobs.ts';

let running: Awaited<ReturnType<typeof marketplaceWithJobs>>;
beforeAll(async () => {
  running = await marketplaceWithJobs();
});
afterAll(() => running.close());

test('operators see every queue, and when its schedule starts it', async () => {
  const { jobs, marketplace } = running;
  const { services } = marketplace;
  await houseKeepingJobs(jobs, services.sql, services);
  await domainJobs(jobs, services);
  await sandboxJobs(jobs, services);
  const started = (await jobs.boss.getQueues())
    .map(({ name }) => name)
    .filter(name => !name.startsWith('__pgboss__'));
  expect(started.toSorted()).toEqual([...jobQueues, 'given-up'].toSorted());
  const listed = await services.jobs.list();
  expect(listed.map(({ name }) => name)).toEqual([...jobQueues]);
  const unscheduled = listed.filter(({ nextRunAt }) => nextRunAt === null).map(({ name }) => name);
  expect(unscheduled).toEqual(['mail', 'push']);
});

test('given-up jobs are collected where nothing repeats them within the hour', async () => {
  const { boss } = running.jobs;
  const queues = await boss.getQueues();
  const collected = queues.filter(({ deadLetter }) => deadLetter === 'given-up').map(({ name }) => name);
  expect(collected.toSorted()).toEqual([
    'count-popular-dishes',
    'mail',
    'money-by-night',
    'propose-conduct-steps',
    'purge-history',
    'push',
    'sweep-files',
    'tiffin-credits',
    'tiffin-prices',
  ]);
  const days = 24 * 60 * 60;
  expect(queues.find(({ name }) => name === 'given-up')).toMatchObject({ retentionSeconds: 30 * days });
});
