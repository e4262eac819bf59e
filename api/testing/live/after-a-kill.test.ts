import { afterAll, beforeAll, expect, test } from 'vitest';
import { Crowd } from '../processes/crowd.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase(postgresqlServer);
});
afterAll(() => prepared.remove());

const countOf = async (question: string): Promise<number> => {
  const [answer] = await prepared.look(({ sql }) => sql.rows<{ count: number }>(question));
  return answer!.count;
};

/** Two starts of a server, the second after the lock of the dead one is stale. */
const twoStarts = 120_000;

test('notifications survive a kill, and are delivered once', { timeout: twoStarts }, async () => {
  const killed = await ServerProcess.open(prepared.environment);
  const crowd = new Crowd(prepared);
  let ending: Promise<unknown> | undefined;
  await crowd.orderUntil(killed.origin, () => {
    if (crowd.acknowledged.size >= 20) ending ??= killed.end('SIGKILL');
    return false;
  });
  await ending;

  const next = await ServerProcess.open(prepared.environment);
  await crowd.askAgain(next.origin);
  const unreadCount = `query { unreadNotificationCount }`;
  const unread = async () => {
    const counts = prepared.tokens.map(async token => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify({ query: unreadCount }) };
      return (await (await fetch(`${next.origin}/graphql`, init)).json()).data.unreadNotificationCount;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  const orders = crowd.acknowledged.size;
  await expect.poll(unread).toBe(orders);
  expect(await next.end('SIGTERM')).toBe(0);

  expect(await countOf('select count(*)::int from outbox')).toBe(0);
  expect(await countOf('select count(*)::int from notifications')).toBe(orders * 2);
  expect(await countOf('select count(distinct (user_id, order_id))::int as count from notifications')).toBe(
    orders * 2,
  );
});
