import { once } from 'node:events';
import { expect, test } from 'vitest';
import { aCity } from '../testing/builders/a-city.ts';
import { aKitchen } from '../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../testing/builders/an-order.ts';
import { marketplaceWithJobs } from '../testing/marketplace-with-jobs.ts';

test('a stop while the email to Meera is being sent waits for it, so that it is not sent again', async () => {
  const { marketplace, jobs, mail, close } = await marketplaceWithJobs();
  const asha = await aKitchen(marketplace, await aCity(marketplace));
  const meera = await marketplace.customer('Meera Iyer');
  const answered = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const send = mail.send.bind(mail);
  mail.send = async email => {
    begun.resolve();
    await answered.promise;
    await send(email);
  };
  await placeOrder(meera, anOrder(asha));
  await begun.promise;

  const stopped = jobs.stop();
  answered.resolve();
  await stopped;
  const states = await marketplace.sql.rows(`select distinct state::text from pgboss.job where name = 'mail'
    and started_on is not null`);
  expect(states).toEqual([{ state: 'completed' }]);
  await close();
});

test('a job in progress learns at the beginning of a stop that it is to begin nothing else', async () => {
  const { jobs, close } = await marketplaceWithJobs();
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  await jobs.add('packing', { pollingIntervalSeconds: 0.5 }, async () => {
    begun.resolve();
    await once(jobs.finishing, 'abort');
    done.push('packed');
  });
  await jobs.boss.send('packing', {});
  await begun.promise;
  await jobs.finish();
  expect(done).toEqual(['packed']);
  await close();
});
