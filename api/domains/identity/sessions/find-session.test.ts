import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../../testing/marketplace.ts';
import { SessionFinder } from './find-session.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const finderWith = (bus: { isConnected: boolean; isLossless: boolean }) =>
  new SessionFinder(marketplace.sql, bus);
const certain = { isConnected: true, isLossless: true };
const later = (milliseconds: number) => new Date(marketplace.clock.read().getTime() + milliseconds);

const whose = async (finder: SessionFinder, { token }: { token?: string }, milliseconds: number) =>
  (await finder.find(token!, later(milliseconds)))?.userId;

const endUnreported = ({ userId }: { userId?: string }) =>
  marketplace.sql.rows('delete from sessions where user_id = $1', [userId]);

test.each([
  ['surely', certain, 5 * 60_000],
  ['perhaps', { isConnected: true, isLossless: false }, 10_000],
  ['not now', { isConnected: false, isLossless: true }, 500],
])('a session whose end is heard of %s is believed for a while', async (_, bus, memory) => {
  const meera = await marketplace.customer(`Meera ${memory}`);
  const finder = finderWith(bus);
  expect(await whose(finder, meera, 0)).toBe(meera.userId);
  await endUnreported(meera);
  expect(await whose(finder, meera, memory - 1)).toBe(meera.userId);
  expect(await whose(finder, meera, memory)).toBeUndefined();
});

test('a reported end evicts the session', async () => {
  const ravi = await marketplace.customer('Ravi Menon');
  const finder = finderWith(certain);
  const { sessionId } = (await finder.find(ravi.token!, later(0)))!;
  await endUnreported(ravi);
  finder.forget(sessionId);
  expect(await whose(finder, ravi, 1)).toBeUndefined();
});

test('no session is cached beyond its lifetime', async () => {
  const anita = await marketplace.customer('Anita Rao');
  await marketplace.sql.rows('update sessions set expires_at = $2 where user_id = $1', [
    anita.userId,
    later(60_000),
  ]);
  const finder = finderWith(certain);
  expect(await whose(finder, anita, 0)).toBe(anita.userId);
  expect(await whose(finder, anita, 59_999)).toBe(anita.userId);
  expect(await whose(finder, anita, 60_000)).toBeUndefined();
});

test('an unknown token may become valid half a second later', async () => {
  const lata = await marketplace.customer('Lata');
  const finder = finderWith(certain);
  const [row] = await marketplace.sql.rows('delete from sessions where user_id = $1 returning *', [
    lata.userId,
  ]);
  expect(await whose(finder, lata, 0)).toBeUndefined();
  await marketplace.sql.rows('insert into sessions select * from jsonb_populate_record(null::sessions, $1)', [
    JSON.stringify(row),
  ]);
  expect(await whose(finder, lata, 499)).toBeUndefined();
  expect(await whose(finder, lata, 500)).toBe(lata.userId);
});
