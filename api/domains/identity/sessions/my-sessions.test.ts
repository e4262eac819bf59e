import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { doors } from '../../../testing/doors.ts';
import { emailsTo } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { sendEmails } from '../../notifications/emails/send-emails.ts';
import type { Key } from '../../notifications/requested.ts';
import { sessionsOfAccount } from './end-oldest-sessions.ts';

const password = 'tamarind rice';
const door = doors[0]!;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const home = '203.0.113.7';
const abroad = '198.51.100.9';

let marketplace: Marketplace;
let people = 0;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts');
  await marketplace.sql.rows('delete from notifications');
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, password);
});

const signIn = async (userAgent: string, network: string, browser = marketplace.anonymous()) => {
  browser.headers['user-agent'] = userAgent;
  browser.headers['x-forwarded-for'] = network;
  await door.signIn(browser, meera.email, password);
  return browser;
};

interface Shown {
  id: string;
  device: string | null;
  network: string | null;
  isCurrent: boolean;
}
const sessionsOf = async (person: Visitor): Promise<Shown[]> =>
  (await person.graphql('{ mySessions { id device network isCurrent } }')).mySessions;

const end = async (person: Visitor, id: string) =>
  (
    await person.graphql(
      'mutation ($id: ID!) { endSession(id: $id) { __typename ... on Problem { code message } } }',
      { id },
    )
  ).endSession;
const notFound = { __typename: 'SessionNotFound', code: 'SESSION_NOT_FOUND', message: expect.any(String) };

describe('Meera sees where she is signed in', () => {
  test('by device and network, and signs out the phone she lost', async () => {
    marketplace.clock.forward({ minutes: 1 });
    const phone = await signIn(iPhone, home);
    marketplace.clock.forward({ minutes: 1 });
    const laptop = await signIn(firefox, '2001:db8:12:34::1');
    const [onLaptop, onPhone, elsewhere] = await sessionsOf(laptop);
    expect(onLaptop).toMatchObject({
      device: 'Firefox on Linux',
      network: '2001:db8:12::/48',
      isCurrent: true,
    });
    expect(onPhone).toMatchObject({ device: 'Safari on iOS', network: '203.0.113.x', isCurrent: false });
    expect(elsewhere).toMatchObject({ device: null, isCurrent: false });

    expect(await end(laptop, onPhone!.id)).toEqual({ __typename: 'SignedOut' });
    expect(await door.whoAmI(phone)).toBeNull();
    expect(await door.whoAmI(laptop)).toBe(meera.email);
    expect(await end(laptop, onPhone!.id)).toEqual(notFound);
    expect(await sessionsOf(laptop)).toHaveLength(2);
  });

  test('ending the session she asks with signs her out', async () => {
    const laptop = await signIn(firefox, home);
    const current = (await sessionsOf(laptop)).find(({ isCurrent }) => isCurrent);
    await end(laptop, current!.id);
    expect(laptop.token).toBeUndefined();
    expect(await laptop.refusal('{ mySessions { id } }')).toBe('UNAUTHENTICATED');
  });

  test("and no one else's", async () => {
    const ravi = await marketplace.customer(`Ravi ${people}`);
    const [his] = await sessionsOf(ravi);
    expect(await end(meera, his!.id)).toEqual(notFound);
    expect(await end(meera, 'not an id')).toEqual(notFound);
    expect(await door.whoAmI(ravi)).toBe(ravi.email);
  });

  test('of two devices that sign out the same third one, one does', async () => {
    const [phone, laptop] = [await signIn(iPhone, home), await signIn(firefox, home)];
    const lost = (await sessionsOf(meera)).find(({ isCurrent }) => isCurrent)!;
    const answers = await Promise.all([end(phone, lost.id), end(laptop, lost.id)]);
    expect(await door.whoAmI(meera)).toBeNull();
    for (const { __typename } of answers) expect(['SignedOut', 'SessionNotFound']).toContain(__typename);
  });
});

test('an account has at most 50 sessions: the one unused for the longest time ends', async () => {
  await marketplace.sql.rows(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     select gen_random_uuid(), $1::uuid, 'many ' || n || $1, $2::timestamptz, $2, $2::timestamptz + interval '1 day'
     from generate_series(1, 60) n`,
    [meera.userId, marketplace.clock.read()],
  );
  marketplace.clock.forward({ minutes: 1 });
  const laptop = await signIn(firefox, home);
  expect(await sessionsOf(laptop)).toHaveLength(sessionsOfAccount);
  const [{ count }] = (await marketplace.sql.rows('select count(*)::int from sessions where user_id = $1', [
    meera.userId,
  ])) as [{ count: number }];
  expect(count).toBe(sessionsOfAccount);
});

describe('a sign-in on a new device', () => {
  const bell = '{ notifications { nodes { type title message } } }';
  const noticesOf = async (person: Visitor) => {
    await notificationsSent(marketplace);
    const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
    await sendEmails(marketplace.services, keys, 'https://tiffin.example');
    return (await person.graphql(bell)).notifications.nodes;
  };

  test('from a new network: Meera is notified on the bell and by email, although she turned email off', async () => {
    await meera.graphql('mutation { updateNotificationSettings(input: { email: false }) { email } }');
    const phone = await signIn(iPhone, home);
    expect(await noticesOf(phone)).toEqual([]);
    await signIn(firefox, abroad);
    const [notice, ...others] = await noticesOf(phone);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      type: 'NEW_DEVICE',
      title: 'New sign-in to your account',
      message: expect.stringMatching(
        /^Your account was signed in to on .+ UTC with Firefox on Linux from the network 198\.51\.100\.x\. If this wasn't you, sign out that device under/,
      ),
    });
    const [email] = emailsTo(meera.email, marketplace.mail);
    expect(email!.subject).toBe('New sign-in to your account');
    expect(email!.text).toContain('https://tiffin.example/account-security');
  });

  test('from the usual network, or the usual device abroad, is nothing new', async () => {
    const phone = await signIn(iPhone, home);
    await signIn(firefox, home);
    await signIn(iPhone, abroad, phone);
    expect(await noticesOf(phone)).toEqual([]);
  });

  test('that names itself with a message is an unknown device', async () => {
    const phone = await signIn(iPhone, home);
    await signIn('Your-account-is-locked:https://evil.example/unlock', abroad);
    const [notice] = await noticesOf(phone);
    expect(notice.message).toContain('with an unknown device from the network 198.51.100.x.');
  });
});
