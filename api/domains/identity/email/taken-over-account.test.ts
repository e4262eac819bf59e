import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import { saveAddress } from '../../../testing/builders/an-address.ts';
import { pushKeys } from '../../../testing/builders/push-keys.ts';
import { doors } from '../../../testing/doors.ts';
import { askForCode, newestCode } from '../../../testing/mailed-codes.ts';
import { followLink, isProven, mailLinks, newestToken } from '../../../testing/mailed-links.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const door = doors[0]!;
const password = 'mallory waits';
const office = '198.51.100.20';
let marketplace: Marketplace;
let people = 0;
let email: string;
let mallory: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  await knowSanJose(marketplace.sql);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, recognized_clients, mailed_codes, email_proofs');
  marketplace.clock.forward({ minutes: 20 });
  email = `meera${++people}@example.com`;
  mallory = await register(email);
});

/** All in one network, which must not count as recognition. */
const browser = (): Visitor => {
  const visitor = marketplace.anonymous();
  visitor.headers['x-forwarded-for'] = office;
  return visitor;
};

const register = async (address: string): Promise<Visitor> => {
  const visitor = browser();
  const typed = { name: 'Visit evil.example', email: address, phone: '(408) 555-0199', password };
  const { user } = await door.register(visitor, typed);
  return Object.assign(visitor, { userId: user!.id, email: address });
};

const codeFor = async (address: string): Promise<string> => {
  await askForCode(marketplace, browser(), address);
  return newestCode(address, marketplace.mail);
};

const signInDocument = `mutation ($email: String!, $code: String!) { signInWithMailedCode(email: $email, code: $code) {
  __typename ... on SignedIn { isTakenOver user { name phone isEmailProven } } ... on Problem { code } } }`;
const signInByCode = async (visitor: Visitor, address: string, code: string) =>
  (await visitor.graphql(signInDocument, { email: address, code })).signInWithMailedCode;

const resetDocument = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ... on SignedIn { isTakenOver } ... on Problem { code } } }`;

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/mallorys-phone',
  ...pushKeys,
};
const addDevice = (visitor: Visitor) =>
  visitor.graphql('mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { __typename } }', {
    input: device,
  });

const left = async (table: string): Promise<number> => {
  const rows = await marketplace.sql.rows(`select from ${table} where user_id = $1`, [mallory.userId]);
  return rows.length;
};

const canMallory = async () => ({
  session: await door.whoAmI(mallory),
  password: (await door.signIn(mallory, email, password)).user?.email,
});

const isOut = { session: null, password: undefined };

describe('Mallory registers with the address of Meera, who', () => {
  test('signs in by a mailed code: Mallory is out, with everything she left', async () => {
    await saveAddress(mallory);
    await addDevice(mallory);
    expect([await left('addresses'), await left('push_devices')]).toEqual([1, 1]);
    const meera = browser();
    expect(await signInByCode(meera, email, await codeFor(email))).toEqual({
      __typename: 'SignedIn',
      isTakenOver: true,
      user: { name: 'Customer', phone: null, isEmailProven: true },
    });
    expect(await canMallory()).toEqual(isOut);
    expect([await left('addresses'), await left('push_devices')]).toEqual([0, 0]);
    expect(await left('recognized_clients')).toBe(2);
    expect(await door.whoAmI(meera)).toBe(email);
    const events = await trail(await marketplace.admin(`Anita ${people}`), { subjectId: mallory.userId });
    expect(events.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['EMAIL_PROVEN', 'ACCOUNT_SECURED']),
    );
  });

  test('resets the password', async () => {
    const meera = browser();
    const input = { email, code: await codeFor(email), newPassword: 'curry leaves' };
    const { resetPassword } = await meera.graphql(resetDocument, { input });
    expect(resetPassword).toMatchObject({ __typename: 'SignedIn', isTakenOver: true });
    expect(await canMallory()).toEqual(isOut);
    expect((await door.signIn(browser(), email, 'curry leaves')).user?.name).toBe('Customer');
  });

  test('says in the mailed link that it was not her: Mallory is out, and no link works', async () => {
    await mailLinks(marketplace);
    const token = newestToken(email, marketplace.mail);
    const meera = browser();
    expect((await followLink(meera, token, false)).__typename).toBe('AccountSecured');
    expect(await canMallory()).toEqual(isOut);
    expect(await followLink(meera, token, true)).toMatchObject({ code: 'EMAIL_LINK_INVALID' });
    expect(await signInByCode(meera, email, await codeFor(email))).toMatchObject({ __typename: 'SignedIn' });
  });

  test('says so twice at the same time, which ends it once', async () => {
    await mailLinks(marketplace);
    const token = newestToken(email, marketplace.mail);
    const answers = await Promise.all([
      followLink(browser(), token, false),
      followLink(browser(), token, false),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'AccountSecured',
      'EmailLinkInvalid',
    ]);
  });

  test('proves the address in two ways at the same time: Mallory is out, or the link says yes', async () => {
    await mailLinks(marketplace);
    const token = newestToken(email, marketplace.mail);
    const code = await codeFor(email);
    const [signedIn] = await Promise.all([
      signInByCode(browser(), email, code),
      followLink(browser(), token, false),
    ]);
    expect(signedIn.__typename).toBe('SignedIn');
    expect(await canMallory()).toEqual(isOut);
  });

  test('signs in while Mallory does: no session of hers survives', async () => {
    const code = await codeFor(email);
    await Promise.all([
      ...Array.from({ length: 6 }, () => door.signIn(browser(), email, password)),
      signInByCode(browser(), email, code),
    ]);
    expect(await left('sessions')).toBe(1);
    expect(await canMallory()).toEqual(isOut);
  });

  test('signs in again: nothing is removed a second time', async () => {
    const meera = browser();
    await signInByCode(meera, email, await codeFor(email));
    await saveAddress(meera);
    const tablet = browser();
    expect(await signInByCode(tablet, email, await codeFor(email))).toMatchObject({ isTakenOver: false });
    expect(await left('addresses')).toBe(1);
    expect(await door.whoAmI(meera)).toBe(email);
  });
});

describe('the honest Ravi, who registered himself,', () => {
  test('enters a mailed code in the same browser and loses nothing', async () => {
    const ravi = await register(`ravi${people}@example.com`);
    await saveAddress(ravi);
    const tablet = browser();
    await door.signIn(tablet, ravi.email, password);
    await door.signOut(ravi);
    expect(await signInByCode(ravi, ravi.email, await codeFor(ravi.email))).toMatchObject({
      isTakenOver: false,
      user: { name: 'Visit evil.example', isEmailProven: true },
    });
    expect(await door.whoAmI(tablet)).toBe(ravi.email);
    const { addresses } = await ravi.graphql('{ addresses { name } }');
    expect(addresses).toEqual([{ name: 'Home' }]);
    expect((await door.signIn(browser(), ravi.email, password)).user?.email).toBe(ravi.email);
  });

  test('resets the password there', async () => {
    const ravi = await register(`ravi${people}@example.com`);
    const input = { email: ravi.email, code: await codeFor(ravi.email), newPassword: 'curry leaves' };
    const { resetPassword } = await ravi.graphql(resetDocument, { input });
    expect(resetPassword.isTakenOver).toBe(false);
    expect(await isProven(ravi)).toBe(true);
  });
});
