import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doors } from '../../testing/doors.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('users'));

const meera = {
  name: ' Meera Iyer ',
  email: 'Meera@Example.com ',
  phone: '(408) 555-0147',
  password: 'tamarind rice',
};

const storedUsers = () => marketplace.sql.rows('select role, name, email from users');

describe.each(doors)('through $name', door => {
  test('Meera opens an account and is signed in', async () => {
    const visitor = marketplace.anonymous();
    const entry = await door.register(visitor, meera);
    expect(entry.user).toMatchObject({
      name: 'Meera Iyer',
      email: 'meera@example.com',
      phone: '(408) 555-0147',
      role: 'CUSTOMER',
    });
    expect(await door.whoAmI(visitor)).toBe('meera@example.com');
  });

  test('the token of the answer is the session, for clients without cookies', async () => {
    const { token } = await door.register(marketplace.anonymous(), meera);
    const client = marketplace.anonymous();
    client.headers.authorization = `Bearer ${token}`;
    expect(await door.whoAmI(client)).toBe('meera@example.com');
    const [stored] = await marketplace.sql.rows<{ token_hash: string }>('select token_hash from sessions');
    expect(stored!.token_hash).not.toContain(token);
  });

  test('a role in the payload is ignored', async () => {
    await door.register(marketplace.anonymous(), { ...meera, role: 'admin' });
    expect(await storedUsers()).toEqual([
      { role: 'CUSTOMER', name: 'Meera Iyer', email: 'meera@example.com' },
    ]);
  });

  test('an address has one account, whatever its case', async () => {
    await door.register(marketplace.anonymous(), meera);
    const again = await door.register(marketplace.anonymous(), { ...meera, email: 'MEERA@example.COM' });
    expect(again).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' });
    expect(await storedUsers()).toHaveLength(1);
  });

  test('ten concurrent registrations of one address open one account', async () => {
    const entries = await Promise.all(
      Array.from({ length: 10 }, () => door.register(marketplace.anonymous(), meera)),
    );
    expect(entries.filter(({ user }) => user)).toHaveLength(1);
    expect(entries.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(9);
  });

  test.each([
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'meera at home' }, 'email', 'Please enter a valid email address'],
    [{ phone: '' }, 'phone', 'Phone is required'],
    [{ phone: 'call me' }, 'phone', 'Please enter a phone number, for example (408) 555-0147'],
    [{ password: 'dosa5' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'password' }, 'password', 'This password is too common and easy to guess.'],
    [{ name: 'Mee\u0000ra' }, 'name', 'Please remove the special characters.'],
  ])('invalid input is refused with its field: %j', async (change, field, message) => {
    const visitor = marketplace.anonymous();
    const refusal = await door.register(visitor, { ...meera, ...change });
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', field, message });
    expect(await storedUsers()).toEqual([]);
    expect(visitor.token).toBeUndefined();
  });
});

test('REST answers have the specified shape and status', async () => {
  const visitor = marketplace.anonymous();
  const opened = await visitor.rest('POST', '/api/auth/customer-register', { ...meera, role: 'customer' });
  expect(opened.status).toBe(200);
  expect(opened.body).toEqual({
    success: true,
    message: 'Welcome!',
    token: visitor.token,
    user: {
      id: expect.any(String),
      name: 'Meera Iyer',
      email: 'meera@example.com',
      phone: '(408) 555-0147',
      role: 'customer',
    },
  });
  const taken = await visitor.rest('POST', '/api/auth/register', meera);
  expect(taken.status).toBe(409);
  expect(taken.body).toEqual({
    success: false,
    code: 'EMAIL_TAKEN',
    field: 'email',
    message: 'An account with this email already exists. Please sign in instead.',
    requestId: expect.any(String),
  });
  const wrong = await visitor.rest('POST', '/api/auth/register', { ...meera, name: 5 });
  expect(wrong).toMatchObject({ status: 400, body: { message: 'name must be text.', field: 'name' } });
});

test('the cookie cannot be read by scripts or sent by other sites', async () => {
  const response = await marketplace.anonymous().send('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(meera),
  });
  expect(response.headers.getSetCookie().find(each => each.startsWith('session='))).toMatch(
    /^session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
  );
});
