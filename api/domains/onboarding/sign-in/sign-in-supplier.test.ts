import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRegistration } from '../../../testing/builders/a-registration.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const [ein, email] = ['12-3456789', 'asha@example.com'];
const wrong = {
  code: 'WRONG_CREDENTIALS',
  message: 'This EIN and email do not belong together. Please check both.',
};
const unknown = { code: 'UNKNOWN_EIN', message: 'No account found with this EIN. Ready to register?' };
const pending = { name: "Asha's Kitchen", onboardingStatus: 'PENDING', canAccessMenu: false };

let direct: Marketplace;
let byCode: Marketplace;
beforeAll(async () => {
  direct = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  byCode = await Marketplace.open({ TRUSTED_PROXIES: 1 }, direct.database, { supplierSignIn: 'code' });
  await direct.sql.rows(
    "insert into zip_codes (zip_code, city, state, latitude, longitude) values ('95112', 'San Jose', 'CA', 37.35, -121.88)",
  );
  await kitchenDoors[1]!.register(direct.anonymous(), { ...aRegistration });
});
afterAll(async () => {
  await byCode.stop();
  await direct.close();
});
beforeEach(async () => {
  await direct.sql.rows('truncate attempts, sign_in_codes');
  byCode.clock.moveTo(tuesdayMorning);
});

const from = (marketplace: Marketplace, source: string): Visitor => {
  const visitor = marketplace.anonymous();
  visitor.headers['x-forwarded-for'] = source;
  return visitor;
};

describe.each(kitchenDoors)('by EIN and email through $name', door => {
  test('Asha signs in, whatever the case of her address', async () => {
    const visitor = direct.anonymous();
    const { user, token, supplier } = await door.signIn(visitor, ` ${ein}`, ' ASHA@example.com');
    expect(user).toMatchObject({ name: 'Asha Rao', email, role: 'SUPPLIER' });
    expect(supplier).toEqual(pending);
    expect(token).toBe(visitor.token);
    expect((await visitor.graphql('{ me { role } }')).me.role).toBe('SUPPLIER');
  });

  test('gets the status of her kitchen', async () => {
    for (const status of ['under_review', 'approved']) {
      await direct.sql.rows('update applications set status = $1', [status]);
      const { supplier } = await door.signIn(direct.anonymous(), ein, email);
      expect(supplier).toMatchObject({
        onboardingStatus: status.toUpperCase(),
        canAccessMenu: status === 'approved',
      });
    }
    await direct.sql.rows("update applications set status = 'pending'");
  });

  test('missing, malformed, unknown and wrong input get the specified refusals, and no more', async () => {
    const visitor = direct.anonymous();
    const both = { code: 'INVALID_INPUT', message: 'Please enter both your EIN and email address.' };
    expect(await door.signIn(visitor, '', email)).toMatchObject(both);
    expect(await door.signIn(visitor, ein, ' ')).toMatchObject(both);
    expect(await door.signIn(visitor, '123456789', email)).toMatchObject({ code: 'WRONG_EIN_FORMAT' });
    expect(await door.signIn(visitor, ein, 'asha')).toMatchObject({ code: 'INVALID_INPUT', field: 'email' });
    expect(await door.signIn(visitor, '98-7654321', email)).toMatchObject(unknown);
    expect(await door.signIn(visitor, ein, 'gauri@example.com')).toMatchObject(wrong);
    expect(visitor.token).toBeUndefined();
  });

  test('a disabled account gets the same refusal as a wrong address', async () => {
    await direct.sql.rows('update users set disabled_at = now() where email = $1', [email]);
    expect(await door.signIn(direct.anonymous(), ein, email)).toMatchObject(wrong);
    await direct.sql.rows('update users set disabled_at = null where email = $1', [email]);
  });

  test.each([
    [ein, wrong],
    ['98-7654321', unknown],
  ])('guessing addresses is throttled the same way for %s', async (tried, refusal) => {
    const guesser = from(direct, '203.0.113.7');
    for (let tries = 1; tries <= 10; tries++) {
      expect(await door.signIn(guesser, tried, `guess${tries}@example.com`)).toMatchObject(refusal);
    }
    expect(await door.signIn(guesser, tried, email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect((await door.signIn(from(direct, '198.51.100.1'), ein, email)).user?.name).toBe('Asha Rao');
  });

  test('guessing from ever new sources is throttled by kitchen', async () => {
    const codes: (string | undefined)[] = [];
    for (let tries = 1; tries <= 42; tries++) {
      codes.push((await door.signIn(from(direct, `203.0.113.${tries}`), ein, 'x@example.com')).code);
    }
    expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(40);
  });

  test('trying EINs is throttled, and then known and unknown get the same refusal', async () => {
    const guesser = from(direct, '203.0.113.8');
    for (let tries = 10; tries < 70; tries++) await door.signIn(guesser, `98-76543${tries}`, email);
    const throttled = { code: 'TOO_MANY_ATTEMPTS' };
    expect(await door.signIn(guesser, '98-7654399', email)).toMatchObject(throttled);
    expect(await door.signIn(guesser, ein, 'x@example.com')).toMatchObject(throttled);
  });

  test('while strangers guess, Asha can sign in on her own device and at home', async () => {
    await direct.sql.rows('truncate recognized_clients');
    const phone = from(direct, '198.51.100.1');
    await door.signIn(phone, ein, email);
    for (let tries = 0; tries < 42; tries++) {
      await door.signIn(from(direct, `203.0.113.${Math.floor(tries / 10)}`), ein, 'x@example.com');
    }
    const elsewhere = await door.signIn(from(direct, '198.51.100.99'), ein, email);
    expect(elsewhere).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await door.signIn(from(direct, '198.51.100.1'), ein, 'x@example.com')).toEqual(elsewhere);
    expect((await door.signIn(from(direct, '198.51.100.1'), ein, email)).user?.name).toBe('Asha Rao');
    phone.headers['x-forwarded-for'] = '198.51.100.99';
    expect((await door.signIn(phone, ein, email)).user?.name).toBe('Asha Rao');
  });

  test('signing in often is not guessing', async () => {
    for (let times = 1; times <= 12; times++) {
      expect((await door.signIn(from(direct, '203.0.113.20'), ein, email)).code).toBeUndefined();
    }
  });
});

describe.each(kitchenDoors)('by a mailed code through $name', door => {
  const ask = async (visitor = byCode.anonymous()) => {
    const { signInId } = await door.signIn(visitor, ein, email);
    return {
      visitor,
      signInId: signInId!,
      code: /Your sign-in code: (\d{6})/.exec(byCode.mail.emails[0]!.text)![1]!,
    };
  };
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const wrongCode = { code: 'WRONG_CODE', field: 'code' };

  test('Asha gets a code at her registered address, and is in with it', async () => {
    const { visitor, signInId, code } = await ask();
    const [message] = byCode.mail.emails;
    expect(message).toMatchObject({ to: email, subject: 'Your sign-in code' });
    expect(message!.text).toContain('Without this code they cannot get in');
    expect(message!.html).toContain(`>${code}</p>`);
    expect(visitor.token).toBeUndefined();
    expect((await door.enterCode(visitor, signInId, ` ${code} `)).supplier).toEqual(pending);
    expect(visitor.token).toBeDefined();
  });

  test('a code works once', async () => {
    const { signInId, code } = await ask();
    const entries = await Promise.all(
      Array.from({ length: 5 }, () => door.enterCode(byCode.anonymous(), signInId, code)),
    );
    expect(entries.filter(entry => entry.token)).toHaveLength(1);
    expect(await door.enterCode(byCode.anonymous(), signInId, code)).toMatchObject(wrongCode);
  });

  test('for ten minutes', async () => {
    const { signInId, code } = await ask();
    byCode.clock.forward({ minutes: 10 });
    expect(await door.enterCode(byCode.anonymous(), signInId, code)).toMatchObject(wrongCode);
  });

  test('for the sign-in it was asked for', async () => {
    const hers = await ask();
    const thiefs = await ask();
    expect(await door.enterCode(byCode.anonymous(), thiefs.signInId, hers.code)).toMatchObject(wrongCode);
    expect(await door.enterCode(byCode.anonymous(), crypto.randomUUID(), hers.code)).toMatchObject(wrongCode);
    expect(await door.enterCode(byCode.anonymous(), 'x', hers.code)).toMatchObject(wrongCode);
    expect((await door.enterCode(byCode.anonymous(), hers.signInId, hers.code)).token).toBeDefined();
    // Other sign-ins that were in progress are invalid.
    expect(await door.enterCode(byCode.anonymous(), thiefs.signInId, thiefs.code)).toMatchObject(wrongCode);
  });

  test('and allows five guesses, even concurrent ones', async () => {
    const { signInId, code } = await ask();
    await Promise.all(
      Array.from({ length: 10 }, () => door.enterCode(byCode.anonymous(), signInId, another(code))),
    );
    expect(await door.enterCode(byCode.anonymous(), signInId, code)).toMatchObject(wrongCode);
  });

  test('emails to one kitchen are limited', async () => {
    const before = byCode.mail.emails.length;
    for (let times = 1; times <= 8; times++) await ask(from(byCode, `203.0.113.${times}`));
    const ninth = await door.signIn(from(byCode, '203.0.113.9'), ein, email);
    expect(ninth).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(byCode.mail.emails.length - before).toBe(8);
  });

  test('strangers who know EIN and email do not use up the codes of her own device', async () => {
    await direct.sql.rows('truncate recognized_clients');
    const { visitor, signInId, code } = await ask(from(byCode, '198.51.100.1'));
    await door.enterCode(visitor, signInId, code);
    for (let times = 1; times <= 9; times++)
      await door.signIn(from(byCode, `203.0.113.${times}`), ein, email);
    visitor.headers['x-forwarded-for'] = '198.51.100.99';
    const again = await ask(visitor);
    expect((await door.enterCode(visitor, again.signInId, again.code)).token).toBeDefined();
  });

  test('one stranger can request only a few codes', async () => {
    const stranger = from(byCode, '203.0.113.50');
    for (let times = 1; times <= 5; times++) await ask(stranger);
    expect(await door.signIn(stranger, ein, email)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect((await ask(from(byCode, '203.0.113.51'))).signInId).toBeDefined();
  });

  test('a wrong address or an unknown EIN sends nothing', async () => {
    const before = byCode.mail.emails.length;
    expect(await door.signIn(byCode.anonymous(), ein, 'gauri@example.com')).toMatchObject(wrong);
    expect(await door.signIn(byCode.anonymous(), '98-7654321', email)).toMatchObject(unknown);
    expect(byCode.mail.emails).toHaveLength(before);
  });
});

test('a code is not stored as it is', async () => {
  await kitchenDoors[0]!.signIn(byCode.anonymous(), ein, email);
  const [code] = /\d{6}/.exec(byCode.mail.emails[0]!.text)!;
  expect(JSON.stringify(await direct.sql.rows('select * from sign_in_codes'))).not.toContain(`"${code}"`);
});

test.each([
  ['is away', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<void>(() => undefined)],
])('a mail server that %s is a refusal that says to try again', async (_, send) => {
  const mail = { isRead: true, send };
  const withoutMail = await Marketplace.open({}, direct.database, { supplierSignIn: 'code', mail });
  const answer = await withoutMail.anonymous().rest('POST', '/api/supplier/login', { ein, email });
  expect(answer).toMatchObject({ status: 503, body: { code: 'CODE_NOT_SENT' } });
  await withoutMail.stop();
});

test('codes that could not be mailed are not counted', async () => {
  const mail = { isRead: true, send: () => Promise.reject(new Error('away')) };
  const withoutMail = await Marketplace.open({}, direct.database, { supplierSignIn: 'code', mail });
  for (let times = 1; times <= 9; times++) {
    const answer = await withoutMail.anonymous().rest('POST', '/api/supplier/login', { ein, email });
    expect(answer.body.code).toBe('CODE_NOT_SENT');
  }
  await withoutMail.stop();
});

test('codes that a slow mail server may still mail are counted', async () => {
  const mail = { isRead: true, send: () => new Promise<void>(() => undefined) };
  const slow = await Marketplace.open({}, direct.database, { supplierSignIn: 'code', mail });
  const codes = Array.from({ length: 5 }, () =>
    slow.anonymous().rest('POST', '/api/supplier/login', { ein, email }),
  );
  for (const { body } of await Promise.all(codes)) expect(body.code).toBe('CODE_NOT_SENT');
  const sixth = await slow.anonymous().rest('POST', '/api/supplier/login', { ein, email });
  expect(sixth).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  await slow.stop();
});

test('REST answers in the specification’s shapes', async () => {
  const post = (marketplace: Marketplace, body: object) =>
    marketplace.anonymous().rest('POST', '/api/supplier/login', body);
  expect(await post(direct, { ein, email })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Welcome back!',
      user: { email, role: 'supplier' },
      supplier: { name: "Asha's Kitchen", onboardingStatus: 'pending', canAccessMenu: false },
    },
  });
  expect(await post(direct, { ein: '1', email })).toMatchObject({
    status: 400,
    body: { success: false, userAction: 'fix_ein_format' },
  });
  expect(await post(direct, { ein: '98-7654321', email })).toMatchObject({
    status: 404,
    body: { success: false, isNewSupplier: true, message: unknown.message },
  });
  const refused = await post(direct, { ein, email: 'gauri@example.com' });
  expect(refused.status).toBe(401);
  expect(refused.body).toEqual({ success: false, ...wrong, requestId: expect.any(String) });
  expect(await post(byCode, { ein, email })).toMatchObject({
    status: 200,
    body: { success: false, userAction: 'enter_code', signInId: expect.any(String) },
  });
});
