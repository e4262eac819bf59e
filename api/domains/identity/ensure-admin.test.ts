import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin } from '../../testing/builders/an-admin.ts';
import { doors } from '../../testing/doors.ts';
import { Marketplace } from '../../testing/marketplace.ts';

const email = 'anita@example.com';
const [first, second] = ['mango pickle', 'lemon pickle'];
const door = doors[0]!;

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('users', 'attempts'));

const start = (password: string) => anAdmin(marketplace, email, password);
const isIn = async (password: string) =>
  (await door.signIn(marketplace.anonymous(), email, password)).user?.role === 'ADMIN';

test('a start creates the admin', async () => {
  await start(first);
  expect(await isIn(first)).toBe(true);
});

test('a restart does not overwrite a password changed in the product', async () => {
  await start(first);
  const anita = marketplace.anonymous();
  await door.signIn(anita, email, first);
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
  await anita.graphql(change, { input: { currentPassword: first, newPassword: second } });
  expect(await start(first)).toEqual([]);
  expect(await isIn(first)).toBe(false);
  expect(await isIn(second)).toBe(true);
  expect(await door.whoAmI(anita)).toBe(email);
});

test('a start with a new configured password changes it once and ends the sessions', async () => {
  await start(first);
  const anita = marketplace.anonymous();
  await door.signIn(anita, email, first);
  expect(await start(second)).toHaveLength(1);
  expect(await start(second)).toEqual([]);
  expect(await isIn(first)).toBe(false);
  expect(await isIn(second)).toBe(true);
  expect(await marketplace.sql.rows('select from sessions')).toHaveLength(1);
});

test('a changed configured password forgets the known devices and networks', async () => {
  await start(first);
  await door.signIn(marketplace.anonymous(), email, first);
  const known = () => marketplace.sql.rows('select from recognized_clients');
  expect(await known()).toHaveLength(2);
  await start(first);
  expect(await known()).toHaveLength(2);
  await start(second);
  expect(await known()).toEqual([]);
});

test('a disabled admin stays disabled', async () => {
  await start(first);
  await marketplace.sql.rows('update users set disabled_at = now()');
  await start(first);
  await start(second);
  expect(await isIn(first)).toBe(false);
  expect(await isIn(second)).toBe(false);
});

test('the password of an admin from an earlier version stays', async () => {
  await start(first);
  await marketplace.sql.rows('update users set configured_password_hash = null');
  expect(await start(second)).toEqual([]);
  expect(await isIn(first)).toBe(true);
  await start(first);
  expect(await isIn(first)).toBe(true);
});
