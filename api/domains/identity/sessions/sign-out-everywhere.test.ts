import { afterAll, beforeAll, expect, test } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';

const door = doors[0]!;
const document = 'mutation { signOutEverywhere { sessionsEnded } }';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('Meera signs out on every device, and Ravi stays signed in', async () => {
  const meera = await marketplace.customer('Meera Iyer');
  const ravi = await marketplace.customer('Ravi Menon');
  const phone = await marketplace.cookOf(meera);
  expect(await door.whoAmI(phone)).toBe(meera.email);
  const oldToken = meera.token!;

  const { signOutEverywhere } = await meera.graphql(document);
  expect(signOutEverywhere).toEqual({ sessionsEnded: 2 });
  expect(meera.token).toBeUndefined();
  const thief = marketplace.anonymous();
  thief.cookies.set('session', oldToken);
  for (const ended of [phone, thief]) expect(await door.whoAmI(ended)).toBeNull();
  expect(await door.whoAmI(ravi)).toBe(ravi.email);
});

test('an anonymous visitor is refused', async () => {
  expect(await marketplace.anonymous().refusal(document)).toBe('UNAUTHENTICATED');
});
