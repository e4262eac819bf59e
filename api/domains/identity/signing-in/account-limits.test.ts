import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { anAdmin } from '../../../testing/builders/an-admin.ts';
import { doors } from '../../../testing/doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const password = 'tamarind rice';
const home = '198.51.100.1';
const office = '198.51.100.77';
const tooMany = { code: 'TOO_MANY_ATTEMPTS' };
const wrong = { code: 'WRONG_CREDENTIALS' };

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, password);
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.sql.rows('truncate attempts, recognized_clients'));

const from = (source: string, browser = marketplace.anonymous()): Visitor => {
  browser.headers['x-forwarded-for'] = source;
  return browser;
};

/** Uses up the account's limit with tries of strangers, each source within its own limit. */
const hammer = async (signIn: (stranger: Visitor) => Promise<unknown>) => {
  for (let tries = 0; tries < 41; tries++) await signIn(from(`203.0.113.${Math.floor(tries / 10)}`));
};

describe.each(doors)('through $name', door => {
  const guess = (stranger: Visitor) => door.signIn(stranger, meera.email, 'a guess');

  test('what one source is refused does not count against the account', async () => {
    for (let tries = 0; tries < 45; tries++) await guess(from('203.0.113.1'));
    expect((await door.signIn(from(home), meera.email, password)).user?.name).toBe('Meera Iyer');
  });

  test('Meera can sign in from anywhere on a device she used before', async () => {
    const phone = from(home);
    await door.signIn(phone, meera.email, password);
    await door.signOut(phone);
    await hammer(guess);
    expect(await door.signIn(from(office), meera.email, password)).toMatchObject(tooMany);
    expect((await door.signIn(from(office, phone), meera.email, password)).user?.name).toBe('Meera Iyer');
  });

  test('at home she can sign in with a new browser', async () => {
    await door.signIn(from(home), meera.email, password);
    await hammer(guess);
    expect((await door.signIn(from(home), meera.email, password)).user?.name).toBe('Meera Iyer');
  });

  test('an admin can sign in as well', async () => {
    await anAdmin(marketplace, 'anita@example.com', 'mango pickle');
    const laptop = from(home);
    await door.signIn(laptop, 'anita@example.com', 'mango pickle');
    await hammer(stranger => door.signIn(stranger, 'anita@example.com', 'a guess'));
    expect((await door.signIn(from(office, laptop), 'anita@example.com', 'mango pickle')).user?.role).toBe(
      'ADMIN',
    );
  });

  test('a device is recognized only by the accounts that signed in on it', async () => {
    const ravi = await marketplace.customer(`Ravi of ${door.name}`);
    await givePassword(marketplace, ravi, password);
    const laptop = from(office);
    await door.signIn(laptop, ravi.email, password);
    await hammer(guess);
    expect(await door.signIn(laptop, meera.email, password)).toMatchObject(tooMany);
    expect(await door.signIn(laptop, 'unknown@example.com', password)).toMatchObject(wrong);
  });

  test('guessing on her device is limited', async () => {
    const phone = from(home);
    await door.signIn(phone, meera.email, password);
    await door.signOut(phone);
    for (let tries = 0; tries < 10; tries++) expect(await guess(phone)).toMatchObject(wrong);
    expect(await door.signIn(phone, meera.email, password)).toMatchObject(tooMany);
    expect((await door.signIn(from(office), meera.email, password)).user?.name).toBe('Meera Iyer');
  });

  test('no one learns from where she signs in', async () => {
    await door.signIn(from(home), meera.email, password);
    await hammer(guess);
    await hammer(stranger => door.signIn(stranger, 'unknown@example.com', 'a guess'));
    // Someone behind the same network sees the same for an account used there and an unknown one.
    const hers = await guess(from(home));
    const unknown = await door.signIn(from(home), 'unknown@example.com', 'a guess');
    expect(hers).toMatchObject(tooMany);
    expect(unknown).toEqual(hers);
  });

  test('a device that is not used for long is no longer recognized', async () => {
    const phone = from(home);
    await door.signIn(phone, meera.email, password);
    marketplace.clock.forward({ days: 181 });
    await hammer(guess);
    expect(await door.signIn(from(office, phone), meera.email, password)).toMatchObject(tooMany);
  });
});

const door = doors[0]!;
const devices = () =>
  marketplace.sql.rows<{ kind: string; fingerprint: string }>(
    'select kind, fingerprint from recognized_clients',
  );

test('ten devices of an account are remembered, without any credential', async () => {
  const phone = from(home);
  await door.signIn(phone, meera.email, password);
  for (let times = 0; times < 11; times++) {
    marketplace.clock.forward({ minutes: 1 });
    await door.signIn(from(home), meera.email, password);
  }
  const remembered = await devices();
  expect(remembered.filter(({ kind }) => kind === 'DEVICE')).toHaveLength(10);
  expect(remembered.filter(({ kind }) => kind === 'SOURCE')).toHaveLength(1);
  const cookie = phone.cookies.get('device')!;
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(remembered)).not.toContain(cookie);
  expect(JSON.stringify(remembered)).not.toContain(home);

  const forger = from(office);
  forger.cookies.set('device', `${cookie}x`);
  expect((await door.signIn(forger, meera.email, password)).user?.name).toBe('Meera Iyer');
  expect(forger.cookies.get('device')).toMatch(/^[\w-]{43}$/);
});

test('the cookie is for the server alone, and stays when Meera signs out', async () => {
  const phone = from(home);
  const response = await phone.send('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: meera.email, password }),
  });
  const [cookie] = response.headers.getSetCookie().filter(each => each.startsWith('device='));
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  await door.signOut(phone);
  expect(phone.cookies.has('device')).toBe(true);
});

test('after a password change only the current device is recognized', async () => {
  const [phone, thief] = [from(home), from('203.0.113.200')];
  await door.signIn(thief, meera.email, password);
  await door.signIn(phone, meera.email, password);
  const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
  const input = { currentPassword: password, newPassword: 'curry leaves' };
  expect((await phone.graphql(change, { input })).changePassword.__typename).toBe('PasswordChanged');
  expect(await devices()).toHaveLength(2);
  await givePassword(marketplace, meera, password);
});

test('while strangers try, Meera can change her password and delete her account', async () => {
  const [phone, tablet] = [from(home), from(office)];
  await door.signIn(phone, meera.email, password);
  await door.signIn(tablet, meera.email, password);
  await hammer(stranger => door.signIn(stranger, meera.email, 'a guess'));
  const change = `mutation ($input: ChangePasswordInput!) {
    changePassword(input: $input) { __typename ... on Problem { code } } }`;
  const guessing = { currentPassword: 'a guess', newPassword: 'curry leaves' };
  for (let tries = 0; tries < 10; tries++) {
    expect((await tablet.graphql(change, { input: guessing })).changePassword).toMatchObject(wrong);
  }
  expect((await tablet.graphql(change, { input: guessing })).changePassword).toMatchObject(tooMany);
  const input = { currentPassword: password, newPassword: 'curry leaves' };
  expect((await phone.graphql(change, { input })).changePassword.__typename).toBe('PasswordChanged');
  const leave = 'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }';
  expect((await phone.graphql(leave, { password: 'curry leaves' })).deleteMyAccount.__typename).toBe(
    'AccountDeleted',
  );
  expect(await devices()).toEqual([]);
});
