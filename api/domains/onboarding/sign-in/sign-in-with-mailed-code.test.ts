import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CapturedMail } from '../../../platform/mail/captured-mail.ts';
import { trail } from '../../../testing/admin-work.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { aRegistration } from '../../../testing/builders/a-registration.ts';
import { anAdmin } from '../../../testing/builders/an-admin.ts';
import { doors } from '../../../testing/doors.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import {
  newestCode as codeIn,
  emailsTo as mailTo,
  askForCode as requestCode,
} from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const password = 'tamarind rice';
const newNetwork = '198.51.100.77';
const tooMany = { code: 'TOO_MANY_ATTEMPTS' };
const wrongCode = {
  __typename: 'WrongCode',
  message: 'This code is incorrect or has expired. Check it, or ask for a new one.',
};
const mailed = {
  __typename: 'SignInCodeMailed',
  message: 'If this email has an account, it gets a code that works for 15 minutes.',
};
const [door, kitchenDoor] = [doors[0]!, kitchenDoors[0]!];
const admin = 'anita@example.com';
const [ein, kitchen] = [aRegistration.ein, 'asha@example.com'];

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, password);
  await anAdmin(marketplace, admin, 'mango pickle');
  await marketplace.sql.rows(
    "insert into zip_codes (zip_code, city, state, latitude, longitude) values ('95112', 'San Jose', 'CA', 37.35, -121.88)",
  );
  await kitchenDoor.register(marketplace.anonymous(), { ...aRegistration });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, recognized_clients, mailed_codes');
  marketplace.clock.forward({ minutes: 20 });
  marketplace.warnings.length = 0;
});

const from = (source: string, browser = marketplace.anonymous()): Visitor => {
  browser.headers['x-forwarded-for'] = source;
  return browser;
};

const hammer = async (signIn: (stranger: Visitor) => Promise<unknown>) => {
  for (let tries = 0; tries < 41; tries++) await signIn(from(`203.0.113.${Math.floor(tries / 10)}`));
};

const askForCode = (visitor: Visitor, email: string) => requestCode(marketplace, visitor, email);

const enter = async (visitor: Visitor, email: string, code: string, asKitchen = false) => {
  const document = `mutation ($email: String!, $code: String!, $asKitchen: Boolean!) {
    signInWithMailedCode(email: $email, code: $code, asKitchen: $asKitchen) {
      __typename
      ... on SignedIn { user { name role } }
      ... on SupplierSignedIn { user { name role } supplier { name onboardingStatus } }
      ... on PasswordNeeded { message }
      ... on Problem { message } } }`;
  return (await visitor.graphql(document, { email, code, asKitchen })).signInWithMailedCode;
};

const emailsTo = (email: string, mail = marketplace.mail) => mailTo(email, mail);
const newestCode = (email: string) => codeIn(email, marketplace.mail);

/** The code that the owner of the mailbox reads. */
const codeFor = async (email: string, visitor = from(newNetwork)): Promise<string> => {
  expect(await askForCode(visitor, email)).toEqual(mailed);
  return newestCode(email);
};

describe('while strangers try to sign in to her account from many networks', () => {
  test('Meera signs in by a mailed code with a new phone on a new network', async () => {
    await hammer(stranger => door.signIn(stranger, meera.email, 'a guess'));
    const phone = from(newNetwork);
    expect(await door.signIn(phone, meera.email, password)).toMatchObject(tooMany);

    const code = await codeFor(meera.email, phone);
    expect(await enter(phone, meera.email, code)).toMatchObject({ user: { name: 'Meera Iyer' } });
    expect(await door.whoAmI(phone)).toBe(meera.email);

    await door.signOut(phone);
    const elsewhere = from('198.51.100.99', phone);
    expect((await door.signIn(elsewhere, meera.email, password)).user?.name).toBe('Meera Iyer');
  });

  test('the only admin signs in by a code and then the password, and not by the code alone', async () => {
    await hammer(stranger => door.signIn(stranger, admin, 'a guess'));
    const laptop = from(newNetwork);
    expect(await door.signIn(laptop, admin, 'mango pickle')).toMatchObject(tooMany);

    const answer = await enter(laptop, admin, await codeFor(admin, laptop));
    expect(answer).toEqual({
      __typename: 'PasswordNeeded',
      message: 'Your code is correct. Now enter your password.',
    });
    expect(laptop.token).toBeUndefined();
    expect(await door.whoAmI(laptop)).toBeNull();
    expect((await door.signIn(laptop, admin, 'mango pickle')).user?.role).toBe('ADMIN');
  });

  test("Asha's kitchen signs in by a code", async () => {
    await hammer(stranger => kitchenDoor.signIn(stranger, ein, 'x@example.com'));
    const phone = from(newNetwork);
    expect(await kitchenDoor.signIn(phone, ein, kitchen)).toMatchObject(tooMany);
    expect(await enter(phone, kitchen, await codeFor(kitchen, phone), true)).toMatchObject({
      __typename: 'SupplierSignedIn',
      user: { role: 'SUPPLIER' },
      supplier: { name: aRegistration.kitchenName, onboardingStatus: 'PENDING' },
    });
    expect((await phone.graphql('{ me { role } }')).me.role).toBe('SUPPLIER');
  });

  test('a guesser with many networks meets the limit of each and does not keep Meera out', async () => {
    const code = await codeFor(meera.email);
    for (let network = 1; network <= 3; network++) {
      const guesser = from(`203.0.113.${network}`);
      for (let tries = 0; tries < 40; tries++) {
        expect(await enter(guesser, meera.email, '2222-2222')).toEqual(wrongCode);
      }
      expect((await enter(guesser, meera.email, code)).__typename).toBe('TooManyAttempts');
    }
    expect((await enter(from(newNetwork), meera.email, code)).user?.name).toBe('Meera Iyer');
  });

  test('someone with the mailbox of an admin gets one more device in 10 minutes for guessing', async () => {
    await enter(from(newNetwork), admin, await codeFor(admin));
    const before = emailsTo(admin).length;
    await askForCode(from(newNetwork), admin);
    expect(emailsTo(admin)).toHaveLength(before);
    marketplace.clock.forward({ minutes: 10, seconds: 1 });
    expect(await enter(from(newNetwork), admin, await codeFor(admin))).toMatchObject({
      __typename: 'PasswordNeeded',
    });
  });
});

describe('asking for a code', () => {
  test('answers the same for an address with and without an account, whose mailbox stays empty', async () => {
    const before = marketplace.mail.emails.length;
    const known = await askForCode(from(newNetwork), ` ${meera.email.toUpperCase()} `);
    const unknown = await askForCode(from(newNetwork), 'unknown@example.com');
    expect(known).toEqual(mailed);
    expect(unknown).toEqual(known);
    expect(marketplace.mail.emails).toHaveLength(before + 1);
    expect(emailsTo('unknown@example.com')).toEqual([]);
    const wrongForUnknown = await enter(from(newNetwork), 'unknown@example.com', '2222-2222');
    expect(wrongForUnknown).toEqual(await enter(from(newNetwork), meera.email, '2222-2222'));
  });

  test('is answered before the account is looked up', async () => {
    const document = 'mutation ($email: String!) { mailSignInCode(email: $email) { __typename } }';
    let letMailGo = () => {};
    const mail = { isRead: true, send: () => new Promise<void>(resolve => (letMailGo = resolve)) };
    const slow = await Marketplace.open({}, marketplace.database, { mail });
    const answer = await slow.anonymous().graphql(document, { email: meera.email });
    expect(answer.mailSignInCode.__typename).toBe('SignInCodeMailed');
    await expect.poll(() => slow.sql.rows('select from mailed_codes')).toHaveLength(1);
    letMailGo();
    await slow.stop();
    const [code] = await slow.sql.rows<{ mailedAt: string }>(
      'select mailed_at as "mailedAt" from mailed_codes',
    );
    expect(code!.mailedAt).not.toBeNull();
  });

  test('sends one email in 10 minutes, however many requests are concurrent, and then a new one', async () => {
    const before = emailsTo(meera.email).length;
    const strangers = Array.from({ length: 12 }, (_, index) => from(`203.0.113.${index}`));
    await Promise.all(strangers.map(stranger => askForCode(stranger, meera.email)));
    expect(emailsTo(meera.email)).toHaveLength(before + 1);
    const first = newestCode(meera.email);
    marketplace.clock.forward({ minutes: 9, seconds: 59 });
    await askForCode(from(newNetwork), meera.email);
    expect(emailsTo(meera.email)).toHaveLength(before + 1);

    marketplace.clock.forward({ seconds: 2 });
    const second = await codeFor(meera.email);
    expect(emailsTo(meera.email)).toHaveLength(before + 2);
    // A stranger who asks while Meera types must not make her code useless.
    expect((await enter(from(newNetwork), meera.email, first)).user?.name).toBe('Meera Iyer');
    expect(await enter(from(newNetwork), meera.email, second)).toEqual(wrongCode);
  });

  test('sends a new email immediately when the previous code was used', async () => {
    const first = await codeFor(meera.email);
    await enter(from(newNetwork), meera.email, first);
    const second = await codeFor(meera.email);
    expect(second).not.toBe(first);
    expect((await enter(from(newNetwork), meera.email, second)).user?.name).toBe('Meera Iyer');
  });

  test('is limited by network', async () => {
    const flooder = from('203.0.113.40');
    for (let times = 0; times < 20; times++) {
      expect(await askForCode(flooder, `visitor${times}@example.com`)).toEqual(mailed);
    }
    expect(await askForCode(flooder, meera.email)).toMatchObject(tooMany);
    expect(await askForCode(from(newNetwork), meera.email)).toEqual(mailed);
  });

  test('needs an address', async () => {
    expect(await askForCode(from(newNetwork), 'meera')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'email',
    });
  });

  test('a disabled account gets nothing, and a code from before no longer works', async () => {
    const code = await codeFor(meera.email);
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.userId]);
    const before = emailsTo(meera.email).length;
    expect(await enter(from(newNetwork), meera.email, code)).toEqual(wrongCode);
    marketplace.clock.forward({ minutes: 11 });
    expect(await askForCode(from(newNetwork), meera.email)).toEqual(mailed);
    expect(emailsTo(meera.email)).toHaveLength(before);
    await marketplace.sql.rows('update users set disabled_at = null where id = $1', [meera.userId]);
  });

  test('says nothing in the email that a stranger typed', async () => {
    await marketplace.sql.rows("update users set name = 'Visit evil.example' where id = $1", [meera.userId]);
    await codeFor(meera.email);
    const { subject, text, html } = emailsTo(meera.email)[0]!;
    expect(subject).toBe('Your Tiffin code');
    expect(text).toMatch(/^Hello,\n/);
    expect(`${text} ${html}`).not.toContain('evil.example');
    await marketplace.sql.rows("update users set name = 'Meera Iyer' where id = $1", [meera.userId]);
  });

  test('after a mail server outage, and after a process died, the next request sends a code', async () => {
    const captured = new CapturedMail();
    let isAway = true;
    const send = (email: Parameters<CapturedMail['send']>[0]) =>
      isAway ? Promise.reject(new Error('away')) : captured.send(email);
    const shaky = await Marketplace.open({}, marketplace.database, { mail: { isRead: true, send } });
    const ask = async () => {
      const document = 'mutation ($email: String!) { mailSignInCode(email: $email) { __typename } }';
      await shaky.anonymous().graphql(document, { email: meera.email });
      await shaky.services.background.finish();
    };
    await ask();
    isAway = false;
    await ask();
    expect(emailsTo(meera.email, captured)).toHaveLength(1);

    // The row left by a process that was killed between issuing a code and mailing it.
    await shaky.sql.rows('update mailed_codes set mailed_at = null');
    shaky.clock.forward({ seconds: 61 });
    await ask();
    expect(emailsTo(meera.email, captured)).toHaveLength(2);
    await shaky.stop();
  });

  test('says that no code can be sent where there is no mail server', async () => {
    const silent = await Marketplace.open({}, marketplace.database, { mail: new CapturedMail(false) });
    const document = `mutation ($email: String!) {
      mailSignInCode(email: $email) { ... on Problem { code message } }
    }`;
    const data = await silent.anonymous().graphql(document, { email: meera.email });
    expect(data).toEqual({
      mailSignInCode: {
        code: 'CODE_NOT_SENT',
        message: "We couldn't send your code. Please try again in a few minutes.",
      },
    });
    await silent.stop();
  });
});

describe('a code', () => {
  test('works once, also when it is entered twice at the same time', async () => {
    const code = await codeFor(meera.email);
    const answers = await Promise.all(
      [1, 2, 3].map(network => enter(from(`198.51.100.${network}`), meera.email, code)),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'SignedIn',
      'WrongCode',
      'WrongCode',
    ]);
    expect(await enter(from(newNetwork), meera.email, code)).toEqual(wrongCode);
  });

  test('of an admin works once', async () => {
    const code = await codeFor(admin);
    expect((await enter(from(newNetwork), admin, code)).__typename).toBe('PasswordNeeded');
    expect(await enter(from(newNetwork), admin, code)).toEqual(wrongCode);
  });

  test('works for 15 minutes', async () => {
    const code = await codeFor(meera.email);
    marketplace.clock.forward({ minutes: 15 });
    expect(await enter(from(newNetwork), meera.email, code)).toEqual(wrongCode);
    const next = await codeFor(meera.email);
    marketplace.clock.forward({ minutes: 14, seconds: 59 });
    expect((await enter(from(newNetwork), meera.email, next)).user?.name).toBe('Meera Iyer');
  });

  test('works for its own address alone', async () => {
    const code = await codeFor(kitchen);
    expect(await enter(from(newNetwork), meera.email, code)).toEqual(wrongCode);
    expect(await enter(from(newNetwork), admin, code)).toEqual(wrongCode);
    expect((await enter(from(newNetwork), kitchen, code)).__typename).toBe('SupplierSignedIn');
  });

  test.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['no dash', (code: string) => code.replace('-', '')],
    ['spaces', (code: string) => ` ${[...code.replace('-', '')].join(' ')} `],
    ['a dash of the keyboard’s own', (code: string) => code.replace('-', '–')],
  ])('may be typed with %s', async (_, typed) => {
    const code = await codeFor(meera.email);
    const answer = await enter(from(newNetwork), meera.email.toUpperCase(), typed(code));
    expect(answer.user?.name).toBe('Meera Iyer');
  });

  test.each(['', '1234', 'OIL0-1111', '2222-22222'])('is refused when malformed: %j', async typed => {
    expect((await enter(from(newNetwork), meera.email, typed)).__typename).toBe('InvalidInput');
  });

  test('opens the account that the screen is for, where an address has two', async () => {
    await marketplace.sql.rows('update users set email = $1 where id = $2', [kitchen, meera.userId]);
    const asCustomer = await enter(from(newNetwork), kitchen, await codeFor(kitchen));
    expect(asCustomer.user.role).toBe('CUSTOMER');
    const asKitchen = await enter(from(newNetwork), kitchen, await codeFor(kitchen), true);
    expect(asKitchen.user.role).toBe('SUPPLIER');
    await marketplace.sql.rows('update users set email = $1 where id = $2', [meera.email, meera.userId]);
  });

  test('is stored as a fingerprint, as its address is', async () => {
    const code = await codeFor(meera.email);
    const stored = JSON.stringify(await marketplace.sql.rows('select * from mailed_codes'));
    expect(stored).not.toContain(code.replace('-', ''));
    expect(stored).not.toContain(meera.email);
  });

  test('leaves lines in the security log and the trail, without codes and addresses', async () => {
    const code = await codeFor(meera.email);
    await enter(from(newNetwork), meera.email, '2222-2222');
    await enter(from(newNetwork), 'unknown@example.com', '2222-2222');
    await enter(from(newNetwork), meera.email, code);
    expect(marketplace.warnings).toMatchObject([
      { event: 'code refused', source: newNetwork, userId: meera.userId },
      { event: 'code refused', source: newNetwork, account: expect.stringMatching(/^[\w-]{16}$/) },
      { event: 'account event', reason: 'SIGN_IN_CODE_USED', userId: meera.userId },
      { event: 'account event', reason: 'SIGNED_IN', userId: meera.userId },
    ]);
    expect(JSON.stringify(marketplace.warnings)).not.toMatch(/2222-?2222|@example/);
    const events = await trail(await marketplace.admin('Ravi Desai'), { subjectId: meera.userId });
    expect(events[1]).toMatchObject({ action: 'SIGN_IN_CODE_USED' });
  });
});
