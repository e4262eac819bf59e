import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword } from '../../testing/builders/a-password.ts';
import { doors } from '../../testing/doors.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { givePasskey } from '../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { Visitor } from '../../testing/visitor.ts';

const old = 'tamarind rice';
const door = doors[0]!;

let marketplace: Marketplace;
let people = 0;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts');
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, old);
});

const document = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    __typename
    ... on PasswordChanged { sessionsEnded token sessionId }
    ... on Problem { code field }
  }
}`;
const change = async (person: Visitor, newPassword: string, currentPassword = old) =>
  (await person.graphql(document, { input: { currentPassword, newPassword } })).changePassword;

describe('Meera changes her password', () => {
  test('and signs in only with the new one', async () => {
    expect(await change(meera, 'curry leaves')).toMatchObject({ __typename: 'PasswordChanged' });
    const visitor = marketplace.anonymous();
    expect((await door.signIn(visitor, meera.email, old)).code).toBe('WRONG_CREDENTIALS');
    expect((await door.signIn(visitor, meera.email, 'curry leaves')).user?.email).toBe(meera.email);
  });

  test('and stays signed in with a new token, while other sessions end', async () => {
    const phone = await marketplace.cookOf(meera);
    const tablet = await marketplace.cookOf(meera);
    expect(await door.whoAmI(phone)).toBe(meera.email);
    const oldToken = meera.token!;
    const changed = await change(meera, 'curry leaves');
    expect(changed.sessionsEnded).toBe(2);
    expect(changed.token).toBe(meera.token);
    expect(meera.token).not.toBe(oldToken);
    expect(await door.whoAmI(meera)).toBe(meera.email);

    const thief = marketplace.anonymous();
    thief.cookies.set('session', oldToken);
    for (const ended of [phone, tablet, thief]) expect(await door.whoAmI(ended)).toBeNull();
  });

  test('five times a day at the most, because each time her mailbox gets an email', async () => {
    let current = old;
    for (const next of ['one', 'two', 'three', 'four', 'five'].map(word => `curry leaves ${word}`)) {
      expect(await change(meera, next, current)).toMatchObject({ __typename: 'PasswordChanged' });
      current = next;
    }
    expect(await change(meera, 'curry leaves six', current)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await change(meera, 'curry leaves six', 'a guess')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await door.signIn(marketplace.anonymous(), meera.email, current)).user?.email).toBe(meera.email);
  });

  test('but not without the current one', async () => {
    const phone = await marketplace.cookOf(meera);
    expect(await change(meera, 'curry leaves', 'tamarind rise')).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      field: 'currentPassword',
    });
    expect(await door.whoAmI(phone)).toBe(meera.email);
    expect((await door.signIn(marketplace.anonymous(), meera.email, old)).user?.email).toBe(meera.email);
  });

  test.each([
    ['', old, 'newPassword'],
    ['12345', old, 'newPassword'],
    ['x'.repeat(129), old, 'newPassword'],
    ['password1', old, 'newPassword'],
    ['curry leaves', '', 'currentPassword'],
  ])('but not to %.12j with %j', async (newPassword, current, field) => {
    expect(await change(meera, newPassword, current)).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

test('guessing at it in a session left open is throttled, and signing in elsewhere is not', async () => {
  for (let tries = 1; tries <= 10; tries++) {
    expect(await change(meera, 'curry leaves', `guess ${tries}`)).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  }
  expect(await change(meera, 'curry leaves')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect((await door.signIn(marketplace.anonymous(), meera.email, old)).user?.email).toBe(meera.email);
});

test('of several concurrent changes one is made, and one session is left', async () => {
  const tablet = await marketplace.cookOf(meera);
  const changes = [meera, tablet, meera, tablet].map((visitor, index) =>
    visitor.ask(document, { input: { currentPassword: old, newPassword: `curry leaves ${index}` } }),
  );
  const answers = await Promise.all(changes);
  expect(answers.filter(({ data }) => data?.changePassword.__typename === 'PasswordChanged')).toHaveLength(1);
  const open = await marketplace.sql.rows('select from sessions where user_id = $1', [meera.userId]);
  expect(open).toHaveLength(1);
});

test('people without a password, or not signed in, cannot change one', async () => {
  const ravi = await marketplace.customer('Ravi Menon');
  expect(await change(ravi, 'curry leaves')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const input = { currentPassword: old, newPassword: 'curry leaves' };
  expect(await marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
});

test('a stranger with the password of an account with a passkey needs a fresh proof', async () => {
  await givePasskey(meera, new SoftwareAuthenticator(marketplace.origin));
  const thief = await marketplace.cookOf(meera);
  await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [meera.userId]);
  expect((await change(thief, 'curry leaves')).__typename).toBe('FreshProofNeeded');
  const proven = await marketplace.cookOf(meera);
  expect((await change(proven, 'curry leaves')).__typename).toBe('PasswordChanged');
});
