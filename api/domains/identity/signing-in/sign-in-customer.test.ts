import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdmin } from '../../../testing/builders/an-admin.ts';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const [email, password] = ['meera@example.com', 'tamarind rice'];
const wrong = { code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' };

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  const meera = { name: 'Meera Iyer', email, phone: '(408) 555-0147', password };
  await doors[0]!.register(marketplace.anonymous(), meera);
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.sql.rows('truncate attempts'));

/** A visitor with their own network address. */
const from = (source: string): Visitor => {
  const visitor = marketplace.anonymous();
  visitor.headers['x-forwarded-for'] = source;
  return visitor;
};

describe.each(doors)('through $name', door => {
  test('Meera signs in, whatever the case of her address', async () => {
    const visitor = marketplace.anonymous();
    const { user, token } = await door.signIn(visitor, ' MEERA@example.com', password);
    expect(user).toMatchObject({ name: 'Meera Iyer', role: 'CUSTOMER' });
    expect(token).toBe(visitor.token);
    expect(await door.whoAmI(visitor)).toBe(email);
  });

  test('every sign-in has its own token', async () => {
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await door.signIn(marketplace.anonymous(), email, password)).token),
    );
    expect(new Set(tokens).size).toBe(3);
  });

  test('signing in again in a browser ends its previous session, also for another person', async () => {
    const browser = marketplace.anonymous();
    const tokens: string[] = [];
    const ravi = `ravi.${door.name.toLowerCase()}@example.com`;
    await door.register(marketplace.anonymous(), {
      name: 'Ravi',
      email: ravi,
      phone: '4085550147',
      password,
    });
    for (const who of [email, email, ravi]) tokens.push((await door.signIn(browser, who, password)).token!);
    const [first, second, third] = tokens.map(token => {
      const holder = marketplace.anonymous();
      holder.headers.authorization = `Bearer ${token}`;
      return holder;
    });
    expect(await door.whoAmI(first!)).toBeNull();
    expect(await door.whoAmI(second!)).toBeNull();
    expect(await door.whoAmI(third!)).toBe(ravi);
  });

  test('an admin signs in the same way', async () => {
    await anAdmin(marketplace, 'anita@example.com', 'mango pickle');
    const { user } = await door.signIn(marketplace.anonymous(), 'anita@example.com', 'mango pickle');
    expect(user?.role).toBe('ADMIN');
  });

  test('a wrong password and an unknown address get the same refusal', async () => {
    const visitor = marketplace.anonymous();
    const answers = [
      await door.signIn(visitor, email, 'tamarind rise'),
      await door.signIn(visitor, 'unknown@example.com', password),
    ];
    expect(answers[0]).toMatchObject(wrong);
    expect(answers[1]).toEqual(answers[0]);
    expect(visitor.token).toBeUndefined();
  });

  test('a disabled account gets the same refusal as an unknown one', async () => {
    await marketplace.sql.rows('update users set disabled_at = now() where email = $1', [email]);
    expect(await door.signIn(marketplace.anonymous(), email, password)).toMatchObject(wrong);
    await marketplace.sql.rows('update users set disabled_at = null where email = $1', [email]);
  });

  test.each([email, 'unknown@example.com'])('guessing is throttled the same way for %s', async address => {
    const guesser = from('203.0.113.7');
    for (let tries = 1; tries <= 10; tries++) {
      expect(await door.signIn(guesser, address, `guess ${tries}`)).toMatchObject(wrong);
    }
    expect(await door.signIn(guesser, address, password)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('while someone guesses from elsewhere, Meera can still sign in', async () => {
    const guesser = from('203.0.113.7');
    for (let tries = 1; tries <= 12; tries++) await door.signIn(guesser, email, `guess ${tries}`);
    expect((await door.signIn(from('198.51.100.1'), email, password)).user?.name).toBe('Meera Iyer');
  });

  test('guessing from ever new addresses is throttled by account', async () => {
    const codes: (string | undefined)[] = [];
    for (let tries = 1; tries <= 45; tries++) {
      codes.push((await door.signIn(from(`203.0.113.${tries}`), email, 'a guess')).code);
    }
    expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(40);
  });

  test('a forged X-Forwarded-For does not count as a new source', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      await door.signIn(from(`10.0.0.${tries}, 203.0.113.9`), email, 'a guess');
    }
    const answer = await door.signIn(from('10.0.0.99, 203.0.113.9'), email, password);
    expect(answer).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('the addresses of one IPv6 subscriber are one source, and a mapped IPv4 address is itself', async () => {
    for (let tries = 1; tries <= 10; tries++) {
      await door.signIn(from(`2001:db8:7:7::${tries}`), email, 'a guess');
      await door.signIn(
        from(tries % 2 ? '::ffff:203.0.113.40' : '203.0.113.40'),
        'ravi@example.com',
        'a guess',
      );
    }
    const tooMany = { code: 'TOO_MANY_ATTEMPTS' };
    expect(await door.signIn(from('2001:db8:7:7:ffff::1'), email, password)).toMatchObject(tooMany);
    expect(await door.signIn(from('203.0.113.40'), 'ravi@example.com', password)).toMatchObject(tooMany);
    expect((await door.signIn(from('2001:db8:7:8::1'), email, password)).user?.email).toBe(email);
  });

  test('signing in often is not guessing', async () => {
    for (let times = 1; times <= 12; times++) {
      expect((await door.signIn(from('203.0.113.20'), email, password)).code).toBeUndefined();
    }
  });
});

test('REST returns how long to wait, and no field', async () => {
  const visitor = marketplace.anonymous();
  const credentials = { email, password: 'a guess' };
  const refused = await visitor.rest('POST', '/api/auth/customer-login', credentials);
  expect(refused.status).toBe(401);
  expect(refused.body).toEqual({ success: false, ...wrong, requestId: expect.any(String) });
  for (let tries = 2; tries <= 10; tries++) await visitor.rest('POST', '/api/auth/login', credentials);
  const throttled = await visitor.rest('POST', '/api/auth/login', credentials);
  expect(throttled.status).toBe(429);
  expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('fifty sign-ins in one request are refused', async () => {
  const one = `signInCustomer(input: { email: "${email}", password: "a guess" }) { __typename }`;
  const document = `mutation { ${Array.from({ length: 50 }, (_, index) => `a${index}: ${one}`).join('\n')} }`;
  expect(await marketplace.anonymous().refusal(document)).toBe('QUERY_TOO_COSTLY');
});
