import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { purgeSessions } from './purge-sessions.ts';
import { readSession } from './read-session.ts';
import { hashOf } from './token.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

describe.each(doors)('through $name', door => {
  test('Meera signs out, and her old token no longer works', async () => {
    const meera = await marketplace.customer(`Meera of ${door.name}`);
    const oldToken = meera.token!;
    expect(await door.whoAmI(meera)).toBe(meera.email);
    await door.signOut(meera);
    expect(meera.token).toBeUndefined();

    const thief = marketplace.anonymous();
    thief.cookies.set('session', oldToken);
    expect(await door.whoAmI(thief)).toBeNull();
    thief.headers.authorization = `Bearer ${oldToken}`;
    expect(await door.orders(thief)).toBe('not signed in');
  });

  test('other sessions of hers stay open', async () => {
    const meera = await marketplace.customer(`Meera twice of ${door.name}`);
    const phone = await marketplace.cookOf(meera);
    await door.signOut(meera);
    expect(await door.whoAmI(phone)).toBe(meera.email);
  });

  test('signing out without a session does nothing', async () => {
    const anonymous = marketplace.anonymous();
    await door.signOut(anonymous);
    expect(await door.whoAmI(anonymous)).toBeNull();
  });
});

describe('a session ends by itself', () => {
  const isOpen = async (token: string) =>
    (await readSession(marketplace.sql, hashOf(token), marketplace.clock.read())) !== null;

  /** A use is recorded after the response, on another connection. */
  const isUseNoted = async (token: string) => {
    const used = 'select from sessions where token_hash = $1 and last_used_at = $2';
    const noted = () => marketplace.sql.rows(used, [hashOf(token), marketplace.clock.read()]);
    await expect.poll(noted).toHaveLength(1);
  };

  test('14 days after its last use, and 30 days after sign-in at the latest', async () => {
    const meera = await marketplace.customer('Meera Iyer');
    for (const _ of [1, 2]) {
      marketplace.clock.forward({ days: 13 });
      expect(await isOpen(meera.token!)).toBe(true);
      await isUseNoted(meera.token!);
    }
    marketplace.clock.forward({ days: 4, minutes: 1 });
    expect(await isOpen(meera.token!)).toBe(false);

    const ravi = await marketplace.customer('Ravi Menon');
    marketplace.clock.forward({ days: 14, minutes: 1 });
    expect(await isOpen(ravi.token!)).toBe(false);
  });

  test("an admin's after half an hour", async () => {
    const anita = await marketplace.admin('Anita');
    marketplace.clock.forward({ minutes: 29 });
    expect(await isOpen(anita.token!)).toBe(true);
    marketplace.clock.forward({ minutes: 31 });
    expect(await isOpen(anita.token!)).toBe(false);
  });

  test('when the account is disabled', async () => {
    const kiran = await marketplace.customer('Kiran');
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [kiran.userId]);
    expect(await isOpen(kiran.token!)).toBe(false);
  });

  test('and expired sessions are purged', async () => {
    marketplace.clock.forward({ days: 31 });
    const lata = await marketplace.customer('Lata');
    await purgeSessions(marketplace.sql, marketplace.clock.read());
    expect(await marketplace.sql.rows('select user_id from sessions')).toEqual([{ user_id: lata.userId }]);
  });
});
