import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchSize } from '../../core/query/in-batches.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { purgeNotifications } from './purge-notifications.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.customer('Meera');
});
afterAll(() => marketplace.close());

const now = new Date('2026-11-24T04:30:00Z');

const notify = (title: string, toldAt: string, { readAt = null as string | null, count = 1 } = {}) =>
  marketplace.sql.rows(
    `insert into notifications (user_id, id, type, priority, title, message, happened_at, told_at, read_at)
     select u.id, gen_random_uuid(), 'ORDER_READY', 'HIGH', $1, 'x', $2::timestamptz, $2::timestamptz, $3::timestamptz
     from users u, generate_series(1, $4::int) where u.name = 'Meera'`,
    [title, toldAt, readAt, count],
  );
const titles = async () =>
  (await marketplace.sql.rows<{ title: string }>('select title from notifications order by told_at')).map(
    ({ title }) => title,
  );

test('read notifications are purged after 30 days and unread ones after 90, and nothing sooner', async () => {
  await marketplace.empty('notifications');
  await notify('unread for long', '2026-08-26T04:29:00Z');
  await notify('unread', '2026-08-26T04:31:00Z');
  await notify('read for long', '2026-10-25T04:29:00Z', { readAt: '2026-11-23T10:00:00Z' });
  await notify('read', '2026-10-25T04:31:00Z', { readAt: '2026-10-25T05:00:00Z' });
  await purgeNotifications(marketplace.sql, now);
  expect(await titles()).toEqual(['unread', 'read']);
});

test('more than one statement deletes are purged in one run', async () => {
  await marketplace.empty('notifications');
  await notify('unread', '2026-11-01T00:00:00Z');
  // The database believes that it stays that small.
  await marketplace.sql.rows('analyze notifications');
  const count = batchSize + 1;
  await notify('read for long', '2026-10-01T00:00:00Z', { readAt: '2026-10-02T00:00:00Z', count });
  await notify('unread for long', '2026-08-01T00:00:00Z', { count });
  await purgeNotifications(marketplace.sql, now);
  expect(await titles()).toEqual(['unread']);
});
