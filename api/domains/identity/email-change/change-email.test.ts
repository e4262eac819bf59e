import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { aRegistration } from '../../../testing/builders/a-registration.ts';
import { anAdmin } from '../../../testing/builders/an-admin.ts';
import { doors } from '../../../testing/doors.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import { askForCode, emailsTo, newestCode } from '../../../testing/mailed-codes.ts';
import { isProven, mailLinks } from '../../../testing/mailed-links.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { mailChangeNotices } from './mail-change-notices.ts';

const password = 'tamarind rice';
let marketplace: Marketplace;
let people = 0;
let ravi: Visitor;
let wanted: string;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  await knowSanJose(marketplace.sql);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows(
    'truncate attempts, recognized_clients, mailed_codes, email_changes, email_proofs',
  );
  marketplace.clock.forward({ minutes: 20 });
  ravi = await marketplace.customer(`Ravi ${++people}`);
  wanted = `ravi.new${people}@example.com`;
});

const startDocument = `mutation ($newEmail: String!) { startEmailChange(newEmail: $newEmail) {
  __typename ... on EmailChangeStarted { message needsOldCode } ... on Problem { code message field } } }`;
const start = async (visitor: Visitor, newEmail: string) => {
  const { startEmailChange } = await visitor.graphql(startDocument, { newEmail });
  await marketplace.services.background.finish();
  return startEmailChange;
};

const changeDocument = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) {
  __typename ... on EmailChanged { user { email isEmailProven } sessionsEnded } ... on Problem { code field } } }`;
const change = async (visitor: Visitor, newEmail: string, newCode: string, oldCode?: string) =>
  (await visitor.graphql(changeDocument, { input: { newEmail, newCode, oldCode } })).changeEmail;

const codeAt = (email: string) => newestCode(email, marketplace.mail);
const door = doors[0]!;
const signsIn = async (email: string) =>
  (await door.signIn(marketplace.anonymous(), email, password)).user?.email === email;
const wrong = (field: string) => ({ __typename: 'WrongCode', code: 'WRONG_CODE', field });

describe('Ravi changes his address', () => {
  test('by a code at both ends; other sessions end, and the former address is notified', async () => {
    await givePassword(marketplace, ravi, password);
    const tablet = await marketplace.cookOf(ravi);
    expect(await start(ravi, ` ${wanted.toUpperCase()} `)).toEqual({
      __typename: 'EmailChangeStarted',
      message: 'If this address is free, it gets a code that works for 15 minutes.',
      needsOldCode: true,
    });
    expect(await change(ravi, wanted, codeAt(wanted), codeAt(ravi.email))).toEqual({
      __typename: 'EmailChanged',
      user: { email: wanted, isEmailProven: true },
      sessionsEnded: 1,
    });
    expect(await door.whoAmI(ravi)).toBe(wanted);
    expect(await door.whoAmI(tablet)).toBeNull();
    expect([await signsIn(ravi.email), await signsIn(wanted)]).toEqual([false, true]);
    await Promise.all([mailChangeNotices(marketplace.services), mailChangeNotices(marketplace.services)]);
    await mailChangeNotices(marketplace.services);
    const [notice, code, ...others] = emailsTo(ravi.email, marketplace.mail);
    expect(others).toEqual([]);
    expect([notice!.subject, code!.subject]).toEqual([
      'Your email was changed',
      'Your code to change your email',
    ]);
    expect(notice!.text).toContain('r***@example.com');
    expect(JSON.stringify(notice)).not.toContain(wanted);
    const events = await trail(await marketplace.admin(`Anita ${people}`), { subjectId: ravi.userId });
    expect(events.map(({ action }: { action: string }) => action)).toContain('EMAIL_CHANGED');
    expect(JSON.stringify(events)).not.toContain('@');
  });

  test('without a code from an address that was never proven', async () => {
    await marketplace.sql.rows('update users set email_proven_at = null where id = $1', [ravi.userId]);
    expect(await start(ravi, wanted)).toMatchObject({ needsOldCode: false });
    expect(emailsTo(ravi.email, marketplace.mail)).toEqual([]);
    expect(await change(ravi, wanted, codeAt(wanted))).toMatchObject({ user: { isEmailProven: true } });
    await mailChangeNotices(marketplace.services);
    expect(emailsTo(ravi.email, marketplace.mail)).toEqual([]);
    expect(await isProven(ravi)).toBe(true);
  });

  test('and a code for the former address no longer signs in', async () => {
    const phone = marketplace.anonymous();
    await askForCode(marketplace, phone, ravi.email);
    const before = codeAt(ravi.email);
    await start(ravi, wanted);
    await change(ravi, wanted, codeAt(wanted), codeAt(ravi.email));
    const document =
      'mutation ($email: String!, $code: String!) { signInWithMailedCode(email: $email, code: $code) { __typename } }';
    for (const email of [ravi.email, wanted])
      expect((await phone.graphql(document, { email, code: before })).signInWithMailedCode.__typename).toBe(
        'WrongCode',
      );
  });

  test('and nothing that could be read is stored meanwhile', async () => {
    await start(ravi, wanted);
    const stored = JSON.stringify(await marketplace.sql.rows('select * from email_changes'));
    for (const secret of [wanted, ravi.email, codeAt(wanted), codeAt(ravi.email)])
      expect(stored).not.toContain(secret);
    await change(ravi, wanted, codeAt(wanted), codeAt(ravi.email));
    const [row] = await marketplace.sql.rows('select * from email_changes');
    expect(JSON.stringify(row)).not.toContain('@');
  });
});

describe('the codes', () => {
  test('are both needed, each from its own end', async () => {
    await start(ravi, wanted);
    const [fresh, old] = [codeAt(wanted), codeAt(ravi.email)];
    expect(await change(ravi, wanted, fresh)).toEqual(wrong('oldCode'));
    expect(await change(ravi, wanted, old, fresh)).toEqual(wrong('oldCode'));
    expect(await change(ravi, wanted, '2222-2222', old)).toEqual(wrong('newCode'));
    expect(await change(ravi, `other${people}@example.com`, fresh, old)).toEqual(wrong('newCode'));
    expect(await door.whoAmI(ravi)).toBe(ravi.email);
  });

  test('work once, of ten requests at the same time, and for 15 minutes', async () => {
    await start(ravi, wanted);
    const codes = [codeAt(wanted), codeAt(ravi.email)] as const;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        ravi.ask(changeDocument, { input: { newEmail: wanted, newCode: codes[0], oldCode: codes[1] } }),
      ),
    );
    const changed = answers.filter(({ data }) => data?.changeEmail?.__typename === 'EmailChanged');
    expect(changed).toHaveLength(1);

    const meera = await marketplace.customer(`Meera ${people}`);
    const hers = `meera.new${people}@example.com`;
    await start(meera, hers);
    marketplace.clock.forward({ minutes: 16 });
    expect(await change(meera, hers, codeAt(hers), codeAt(meera.email))).toEqual(wrong('newCode'));
  });

  test('are tried ten times', async () => {
    await start(ravi, wanted);
    for (let tries = 0; tries < 10; tries++) await change(ravi, wanted, '2222-2222', '2222-2222');
    expect(await change(ravi, wanted, codeAt(wanted), codeAt(ravi.email))).toEqual(wrong('newCode'));
  });

  test('are those of the latest request', async () => {
    await start(ravi, wanted);
    const [fresh, old] = [codeAt(wanted), codeAt(ravi.email)];
    await start(ravi, `later${people}@example.com`);
    expect(await change(ravi, wanted, fresh, old)).toEqual(wrong('oldCode'));
  });

  test('are of no use to another account', async () => {
    await start(ravi, wanted);
    const mallory = await marketplace.customer(`Mallory ${people}`);
    await start(mallory, `mallory.new${people}@example.com`);
    expect(await change(mallory, wanted, codeAt(wanted), codeAt(mallory.email))).toEqual(wrong('newCode'));
  });

  test('are mailed five times a day', async () => {
    for (let times = 0; times < 5; times++) {
      expect((await start(ravi, `try${times}.${people}@example.com`)).__typename).toBe('EmailChangeStarted');
    }
    expect(await start(ravi, wanted)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(emailsTo(wanted, marketplace.mail)).toEqual([]);
  });

  test('reach a stranger three times an hour, from however many accounts', async () => {
    for (let times = 0; times < 4; times++) {
      const someone = await marketplace.customer(`Someone ${people} ${times}`);
      expect((await start(someone, wanted)).__typename).toBe('EmailChangeStarted');
    }
    expect(emailsTo(wanted, marketplace.mail)).toHaveLength(3);
    expect(emailsTo(wanted, marketplace.mail)[0]!.text).toMatch(/^Hello,\n/);
  });
});

describe('an address that is taken', () => {
  test('is answered like a free one, gets nothing, and cannot be entered', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    expect(await start(ravi, meera.email)).toMatchObject({
      __typename: 'EmailChangeStarted',
      needsOldCode: true,
    });
    expect(emailsTo(meera.email, marketplace.mail)).toEqual([]);
    expect(await change(ravi, meera.email, '2222-2222', codeAt(ravi.email))).toEqual(wrong('newCode'));
  });

  test('meanwhile is not taken over', async () => {
    await start(ravi, wanted);
    const codes = [codeAt(wanted), codeAt(ravi.email)] as const;
    const typed = { name: 'Meera', email: wanted, phone: '(408) 555-0147', password };
    await door.register(marketplace.anonymous(), typed);
    expect(await change(ravi, wanted, ...codes)).toEqual(wrong('newCode'));
    expect(await door.whoAmI(ravi)).toBe(ravi.email);
  });

  test('by two people at the same time is one of theirs', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    await start(ravi, wanted);
    const his = codeAt(wanted);
    await start(meera, wanted);
    const answers = await Promise.all([
      change(ravi, wanted, his, codeAt(ravi.email)),
      change(meera, wanted, codeAt(wanted), codeAt(meera.email)),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'WrongCode']);
  });

  test('by a kitchen is free for a customer', async () => {
    await kitchenDoors[0]!.register(marketplace.anonymous(), {
      ...aRegistration,
      ein: '12-3400041',
      email: wanted,
    });
    await start(ravi, wanted);
    expect(await change(ravi, wanted, codeAt(wanted), codeAt(ravi.email))).toMatchObject({
      __typename: 'EmailChanged',
    });
  });
});

describe('it is refused', () => {
  test('to an open session whose person has not proven lately who they are', async () => {
    await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [ravi.userId]);
    expect(await start(ravi, wanted)).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    expect(emailsTo(ravi.email, marketplace.mail)).toEqual([]);
  });

  test.each([
    ['the same address', () => ravi.email, 'This is your email already.'],
    ['no address', () => 'ravi', 'Please enter a valid email address'],
    ['an endless one', () => `${'a'.repeat(250)}@example.com`, 'Please use at most 254 characters.'],
  ])('with %s', async (_, typed, message) => {
    expect(await start(ravi, typed())).toMatchObject({ code: 'INVALID_INPUT', field: 'newEmail', message });
  });

  test('to the configured admin, whom the next start would create again', async () => {
    const email = `chief${people}@example.com`;
    await anAdmin(marketplace, email, 'mango pickle');
    const chief = marketplace.anonymous();
    await door.signIn(chief, email, 'mango pickle');
    expect(await start(chief, wanted)).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The address of this account is set where the server runs, as ADMIN_EMAIL.',
    });
  });
});

test('Asha signs in to her kitchen with the changed address', async () => {
  const kitchenDoor = kitchenDoors[0]!;
  const browser = marketplace.anonymous();
  const ein = '12-3400042';
  const email = `asha${people}@example.com`;
  await kitchenDoor.register(browser, { ...aRegistration, ein, email });
  await mailLinks(marketplace);
  await kitchenDoor.signIn(browser, ein, email);
  await start(browser, wanted);
  expect(await change(browser, wanted, codeAt(wanted))).toMatchObject({ user: { email: wanted } });
  expect((await kitchenDoor.signIn(marketplace.anonymous(), ein, wanted)).user?.email).toBe(wanted);
  expect((await kitchenDoor.signIn(marketplace.anonymous(), ein, email)).code).toBe('WRONG_CREDENTIALS');
});
