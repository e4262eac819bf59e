import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../testing/admin-work.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { anAdmin } from '../../testing/builders/an-admin.ts';
import { doors } from '../../testing/doors.ts';
import { askForCode, emailsTo, newestCode } from '../../testing/mailed-codes.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { sendEmails } from '../notifications/emails/send-emails.ts';
import type { Key } from '../notifications/requested.ts';

const forgotten = 'tamarind rice';
const fresh = 'curry leaves';
const door = doors[0]!;
const network = '198.51.100.77';
const admin = 'anita@example.com';
const wrongCode = { __typename: 'WrongCode', code: 'WRONG_CODE', field: 'code' };

let marketplace: Marketplace;
let people = 0;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  await anAdmin(marketplace, admin, 'mango pickle');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, recognized_clients, mailed_codes, notifications');
  marketplace.clock.forward({ minutes: 20 });
  marketplace.warnings.length = 0;
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, forgotten);
});

const from = (source = network, browser = marketplace.anonymous()): Visitor => {
  browser.headers['x-forwarded-for'] = source;
  return browser;
};

const codeFor = async (email: string): Promise<string> => {
  await askForCode(marketplace, from(), email);
  return newestCode(email, marketplace.mail);
};

const document = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ... on SignedIn { user { email } } ... on Problem { code message field } } }`;
const reset = async (visitor: Visitor, email: string, code: string, newPassword = fresh) =>
  (await visitor.graphql(document, { input: { email, code, newPassword } })).resetPassword;

const signsInBy = async (password: string, { email }: Visitor = meera): Promise<boolean> =>
  (await door.signIn(from('198.51.100.5'), email, password)).user?.email === email;

describe('Meera forgot her password', () => {
  test('and sets a new one by the code from her mailbox, which signs her in on this phone', async () => {
    const phone = from();
    expect(await reset(phone, ` ${meera.email.toUpperCase()}`, await codeFor(meera.email))).toEqual({
      __typename: 'SignedIn',
      user: { email: meera.email },
    });
    expect(await door.whoAmI(phone)).toBe(meera.email);
    expect(await signsInBy(forgotten)).toBe(false);
    expect(await signsInBy(fresh)).toBe(true);
  });

  test('and is signed out everywhere else, also where someone was signed in with the old one', async () => {
    const tablet = await marketplace.cookOf(meera);
    expect(await door.whoAmI(tablet)).toBe(meera.email);
    const phone = from();
    await reset(phone, meera.email, await codeFor(meera.email));
    for (const ended of [meera, tablet]) expect(await door.whoAmI(ended)).toBeNull();
    expect(
      await marketplace.sql.rows('select from sessions where user_id = $1', [meera.userId]),
    ).toHaveLength(1);
  });

  test('and no device that signed in before is recognized any more', async () => {
    const thief = from('203.0.113.9');
    await door.signIn(thief, meera.email, forgotten);
    await reset(from(), meera.email, await codeFor(meera.email));
    const clients = 'select kind from recognized_clients where user_id = $1 order by kind';
    expect(await marketplace.sql.rows(clients, [meera.userId])).toEqual([
      { kind: 'DEVICE' },
      { kind: 'SOURCE' },
    ]);
  });

  test('while still signed in on this phone, whose session is replaced', async () => {
    const before = meera.token!;
    await reset(from(network, meera), meera.email, await codeFor(meera.email));
    expect(await door.whoAmI(meera)).toBe(meera.email);
    expect(meera.token).not.toBe(before);
  });

  test('on the phone of Ravi, who is signed out of it', async () => {
    const ravi = await marketplace.customer('Ravi Menon');
    const raviBefore = ravi.token!;
    await reset(from(network, ravi), meera.email, await codeFor(meera.email));
    expect(await door.whoAmI(ravi)).toBe(meera.email);
    const thief = from();
    thief.cookies.set('session', raviBefore);
    expect(await door.whoAmI(thief)).toBeNull();
  });

  test('and it is in the audit trail as her own doing, and in the log, without her secrets', async () => {
    const code = await codeFor(meera.email);
    await reset(from(), meera.email, code);
    const events = await trail(await marketplace.admin('Ravi Desai'), { subjectId: meera.userId });
    expect(events.map(({ action }: { action: string }) => action)).toEqual(['SIGNED_IN', 'PASSWORD_RESET']);
    expect(events[1].actorName).toContain('Meera');
    expect(events[1].changes).toEqual([{ fact: 'sessionsEnded', before: null, after: '1' }]);
    expect(marketplace.warnings.map(({ reason }) => reason)).toEqual(['PASSWORD_RESET', 'SIGNED_IN']);
    expect(JSON.stringify([events, marketplace.warnings])).not.toMatch(new RegExp(`${fresh}|${code}`));
  });

  test('who never had one gets one', async () => {
    await marketplace.sql.rows('update users set password_hash = null where id = $1', [meera.userId]);
    await reset(from(), meera.email, await codeFor(meera.email));
    expect(await signsInBy(fresh)).toBe(true);
  });
});

describe('the new password', () => {
  test.each([
    ['short', '12345', 'Password must be at least 6 characters long'],
    ['endless', 'x'.repeat(129), 'Please use at most 128 characters.'],
    ['common', 'password1', 'This password is too common and easy to guess.'],
  ])('is not %s, and the code still works', async (_, typed, message) => {
    const code = await codeFor(meera.email);
    expect(await reset(from(), meera.email, code, typed)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'newPassword',
      message,
    });
    expect(await signsInBy(forgotten)).toBe(true);
    expect((await reset(from(), meera.email, code)).__typename).toBe('SignedIn');
  });

  test('is not compared with the name on the account before the mailbox is proven', async () => {
    await marketplace.sql.rows("update users set name = 'Tarakeshwari' where id = $1", [meera.userId]);
    expect(await reset(from(), meera.email, '2222-2222', 'Tarakeshwari')).toMatchObject(wrongCode);
    expect(await reset(from(), meera.email, await codeFor(meera.email), 'Tarakeshwari')).toMatchObject({
      field: 'newPassword',
      message: 'Please choose a password that is not your name or your email address.',
    });
  });
});

describe('the code', () => {
  test('works once, also when it is entered several times at once', async () => {
    const code = await codeFor(meera.email);
    const answers = await Promise.all(
      [1, 2, 3].map(index => reset(from(`198.51.100.${index}`), meera.email, code, `${fresh} ${index}`)),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'SignedIn',
      'WrongCode',
      'WrongCode',
    ]);
    const winner = answers.findIndex(({ __typename }) => __typename === 'SignedIn') + 1;
    expect(await signsInBy(`${fresh} ${winner}`)).toBe(true);
    expect(await reset(from(), meera.email, code)).toMatchObject(wrongCode);
  });

  test('that was used to sign in resets nothing, and the other way around', async () => {
    const signIn = `mutation ($email: String!, $code: String!) {
      signInWithMailedCode(email: $email, code: $code) { __typename } }`;
    const enter = async (code: string) =>
      (await from().graphql(signIn, { email: meera.email, code })).signInWithMailedCode.__typename;
    const first = await codeFor(meera.email);
    expect(await enter(first)).toBe('SignedIn');
    expect(await reset(from(), meera.email, first)).toMatchObject(wrongCode);
    const second = await codeFor(meera.email);
    expect((await reset(from(), meera.email, second)).__typename).toBe('SignedIn');
    expect(await enter(second)).toBe('WrongCode');
  });

  test('works for 15 minutes', async () => {
    const code = await codeFor(meera.email);
    marketplace.clock.forward({ minutes: 15 });
    expect(await reset(from(), meera.email, code)).toMatchObject(wrongCode);
    const next = await codeFor(meera.email);
    marketplace.clock.forward({ minutes: 14, seconds: 59 });
    expect((await reset(from(), meera.email, next)).__typename).toBe('SignedIn');
  });

  test('of Ravi does not open the account of Meera', async () => {
    const ravi = await marketplace.customer('Ravi Nair');
    await codeFor(meera.email);
    expect(await reset(from(), meera.email, await codeFor(ravi.email))).toMatchObject(wrongCode);
    expect(await signsInBy(forgotten)).toBe(true);
  });

  test('cannot be guessed: a network gets 40 tries, and Meera is not locked out', async () => {
    const code = await codeFor(meera.email);
    const guesser = from('203.0.113.1');
    for (let tries = 0; tries < 40; tries++) {
      expect(await reset(guesser, meera.email, '2222-2222')).toMatchObject(wrongCode);
    }
    expect(await reset(guesser, meera.email, code)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect((await reset(from(), meera.email, code)).__typename).toBe('SignedIn');
  });

  test('is refused alike for an address without an account', async () => {
    const known = await reset(from(), meera.email, '2222-2222');
    expect(known).toMatchObject(wrongCode);
    expect(await reset(from(), 'unknown@example.com', '2222-2222')).toEqual(known);
    expect(await reset(from(), admin, '2222-2222')).toEqual(known);
  });

  test('opens no account that was disabled after it was mailed', async () => {
    const code = await codeFor(meera.email);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.userId]);
    expect(await reset(from(), meera.email, code)).toMatchObject(wrongCode);
    await marketplace.sql.rows('update users set disabled_at = null where id = $1', [meera.userId]);
    expect(await signsInBy(forgotten)).toBe(true);
  });
});

describe('a mailbox is not enough', () => {
  test('for an admin, who reads whom to ask, with the right code alone', async () => {
    expect(await reset(from(), admin, await codeFor(admin))).toEqual({
      __typename: 'ResetUnavailable',
      code: 'RESET_UNAVAILABLE',
      field: null,
      message:
        "An administrator's password can't be reset by email. Ask an owner for a link to set a new one, or the person who runs the server.",
    });
    expect((await door.signIn(from(), admin, 'mango pickle')).user?.role).toBe('ADMIN');
  });

  test('for an admin who has a customer account with the same address', async () => {
    await marketplace.sql.rows('update users set email = $1 where id = $2', [admin, meera.userId]);
    expect((await reset(from(), admin, await codeFor(admin))).code).toBe('RESET_UNAVAILABLE');
    await marketplace.sql.rows('update users set email = $1 where id = $2', [meera.email, meera.userId]);
    expect(await signsInBy(forgotten)).toBe(true);
  });

  test('for a kitchen, which has no password; its code still signs it in', async () => {
    const { cook } = await marketplace.kitchenOwner(`Asha ${people}`);
    const [owner] = await marketplace.sql.rows<{ email: string }>('select email from users where id = $1', [
      cook.userId,
    ]);
    const { email } = owner!;
    const code = await codeFor(email);
    expect(await reset(from(), email, code)).toMatchObject({
      code: 'RESET_UNAVAILABLE',
      message: 'Kitchens have no password. Sign in as a kitchen with your EIN and email, or with this code.',
    });
    const signIn = `mutation ($email: String!, $code: String!) {
      signInWithMailedCode(email: $email, code: $code, asKitchen: true) { __typename } }`;
    const { signInWithMailedCode } = await from().graphql(signIn, { email, code });
    expect(signInWithMailedCode.__typename).toBe('SupplierSignedIn');
    const withPassword = 'select from users where id = $1 and password_hash is not null';
    expect(await marketplace.sql.rows(withPassword, [cook.userId])).toEqual([]);
  });
});

describe('Meera is notified that her password was replaced', () => {
  const bell = '{ notifications { nodes { type priority title message } } }';
  const sendAll = async () => {
    await notificationsSent(marketplace);
    const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
    await sendEmails(marketplace.services, keys, 'https://tiffin.example');
  };

  test('by a code: on the bell and by email, when and what to do, although she turned email off', async () => {
    await meera.graphql('mutation { updateNotificationSettings(input: { email: false }) { email } }');
    const phone = from();
    await reset(phone, meera.email, await codeFor(meera.email));
    await sendAll();
    const { notifications } = await phone.graphql(bell);
    expect(notifications.nodes).toEqual([
      {
        type: 'PASSWORD_CHANGED',
        priority: 'URGENT',
        title: 'Your password was changed',
        message: expect.stringMatching(
          /^Your password was reset with a code from your email on \w{3} \d+, \d+:\d\d [AP]M UTC\. Your other devices were signed out\. If this wasn't you, change the password of your email account, then choose "Forgot password\?" where you sign in\.$/,
        ),
      },
    ]);
    const [email] = emailsTo(meera.email, marketplace.mail);
    expect(email!.subject).toBe('Your password was changed');
    expect(email!.text).toContain(notifications.nodes[0].message);
    expect(email!.text).toContain('Open sign-in & security: https://tiffin.example/account-security');
    expect(email!.text).not.toContain('notification-settings');
    await sendAll();
    expect(emailsTo(meera.email, marketplace.mail)[1]!.subject).not.toBe('Your password was changed');
  });

  test('in her profile; an admin reads whom to ask', async () => {
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`;
    const input = { currentPassword: forgotten, newPassword: fresh };
    await meera.graphql(change, { input });
    const laptop = from();
    await door.signIn(laptop, admin, 'mango pickle');
    await laptop.graphql(change, {
      input: { currentPassword: 'mango pickle', newPassword: 'lemon pickles' },
    });
    await sendAll();
    expect((await meera.graphql(bell)).notifications.nodes[0].message).toContain(
      'Your password was changed in your profile on',
    );
    expect((await laptop.graphql(bell)).notifications.nodes[0].message).toMatch(
      /If this wasn't you, tell the person who runs the server right away\.$/,
    );
    expect(emailsTo(meera.email, marketplace.mail)[0]!.subject).toBe('Your password was changed');
    expect(emailsTo(admin, marketplace.mail)[0]!.subject).toBe('Your password was changed');
    await laptop.graphql(change, {
      input: { currentPassword: 'lemon pickles', newPassword: 'mango pickle' },
    });
  });

  test('and no one when nothing was replaced', async () => {
    await reset(from(), meera.email, '2222-2222');
    await sendAll();
    expect((await meera.graphql(bell)).notifications.nodes).toEqual([]);
  });
});
