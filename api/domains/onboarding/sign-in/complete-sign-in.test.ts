import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { anAdmin } from '../../../testing/builders/an-admin.ts';
import { askForCode, newestCode } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import {
  codeOf,
  completeSignIn,
  giveAuthenticator,
  givePasskey,
  needed,
  signIn,
  startPasskeySignIn,
} from '../../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { purgeSessions } from '../../identity/sessions/purge-sessions.ts';
import { sealedEin } from '../../suppliers/sealed-ein.ts';

const password = 'tamarind rice';
let marketplace: Marketplace;
let people = 0;
let meera: Visitor;
let phone: SoftwareAuthenticator;

beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('attempts', 'mailed_codes', 'recognized_clients');
  marketplace.clock.forward({ minutes: 20 });
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, password);
  phone = new SoftwareAuthenticator(marketplace.origin);
});

const from = (source = '198.51.100.77'): Visitor => {
  const visitor = marketplace.anonymous();
  visitor.headers['x-forwarded-for'] = source;
  return visitor;
};

const whoIs = async (visitor: Visitor) => (await visitor.graphql('{ me { email } }')).me?.email ?? null;

/** A challenge after the password. */
const begun = (visitor: Visitor, { email }: Visitor = meera) => signIn(visitor, email, password);

describe('Meera signs in with her password and a passkey', () => {
  test('and is signed in only by the passkey', async () => {
    await givePasskey(meera, phone);
    const laptop = from();
    const { __typename, challenge, ways, passkeyOptions } = await begun(laptop);
    expect({ __typename, ways }).toEqual({
      __typename: 'SecondFactorNeeded',
      ways: ['PASSKEY', 'RECOVERY_CODE'],
    });
    expect(await whoIs(laptop)).toBeNull();
    expect(laptop.cookies.size).toBe(0);
    const passkeyResponse = phone.get(passkeyOptions);
    expect(await completeSignIn(laptop, { challenge, passkeyResponse })).toMatchObject({
      __typename: 'SignedIn',
      user: { email: meera.email },
    });
    expect(await whoIs(laptop)).toBe(meera.email);
    const events = await trail(await marketplace.admin(`Ravi ${people}`), { subjectId: meera.userId });
    expect(events[0]).toMatchObject({
      action: 'SIGNED_IN',
      changes: [{ fact: 'secondFactor', before: null, after: 'PASSKEY' }],
    });
  });

  test.each([
    ['on another site', { origin: 'https://tiffin.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another request', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['with a counter that did not grow', { counter: 5 }],
    ['with a counter that went back', { counter: 2 }],
  ])('but not by a response %s', async (_, differing) => {
    await givePasskey(meera, phone);
    const first = await begun(from());
    const seen = phone.get(first.passkeyOptions, { counter: 5 });
    await completeSignIn(from(), { challenge: first.challenge, passkeyResponse: seen });
    const visitor = from();
    const { challenge, passkeyOptions } = await begun(visitor);
    const passkeyResponse = phone.get(passkeyOptions, differing);
    expect((await completeSignIn(visitor, { challenge, passkeyResponse })).code).toBe('PASSKEY_REFUSED');
    expect(await whoIs(visitor)).toBeNull();
  });

  test('but not by a response that was used, neither at the same moment nor in a later sign-in', async () => {
    await givePasskey(meera, phone);
    const { challenge, passkeyOptions } = await begun(from());
    const passkeyResponse = phone.get(passkeyOptions);
    const both = await Promise.all(
      [from(), from()].map(visitor => completeSignIn(visitor, { challenge, passkeyResponse })),
    );
    expect(both.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1);
    // The slower one finds the challenge used, or already the passkey's counter grown.
    const slower = both.find(({ __typename }) => __typename !== 'SignedIn');
    expect(['CHALLENGE_EXPIRED', 'PASSKEY_REFUSED']).toContain(slower?.code);
    expect((await completeSignIn(from(), { challenge, passkeyResponse })).code).toBe('CHALLENGE_EXPIRED');
    const later = await begun(from());
    expect((await completeSignIn(from(), { challenge: later.challenge, passkeyResponse })).code).toBe(
      'PASSKEY_REFUSED',
    );
  });

  test("but not by someone else's passkey, nor with a challenge of someone else", async () => {
    await givePasskey(meera, phone);
    const asha = await marketplace.customer(`Asha ${people}`);
    await givePassword(marketplace, asha, password);
    const ashasPhone = new SoftwareAuthenticator(marketplace.origin);
    await givePasskey(asha, ashasPhone);
    const hers = await begun(from());
    const ashas = await begun(from(), asha);
    const passkeyResponse = ashasPhone.get(hers.passkeyOptions);
    expect((await completeSignIn(from(), { challenge: hers.challenge, passkeyResponse })).code).toBe(
      'PASSKEY_REFUSED',
    );
    await giveAuthenticator(marketplace, meera);
    expect((await completeSignIn(from(), { challenge: ashas.challenge, code: '123456' })).code).toBe(
      'WRONG_CODE',
    );
  });
});

describe('Ravi signs in with his password and a code', () => {
  test('of his app, which works once', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const { challenge, ways, passkeyOptions } = await begun(from());
    expect({ ways, passkeyOptions }).toEqual({
      ways: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      passkeyOptions: null,
    });
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(from(), { challenge, code })).__typename).toBe('SignedIn');
    const again = await begun(from());
    expect((await completeSignIn(from(), { challenge: again.challenge, code })).code).toBe('WRONG_CODE');
    const earlier = codeOf(marketplace, secret, -30);
    expect((await completeSignIn(from(), { challenge: again.challenge, code: earlier })).code).toBe(
      'WRONG_CODE',
    );
  });

  test('but not with one code in two sign-ins at the same moment', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const [first, second] = [await begun(from()), await begun(from())];
    const code = codeOf(marketplace, secret);
    const both = await Promise.all(
      [first, second].map(({ challenge }) => completeSignIn(from(), { challenge, code })),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['SignedIn', 'WrongCode']);
  });

  test('from the paper, which works once, also of two at the same moment, and is reported to him', async () => {
    const { recoveryCodes } = await giveAuthenticator(marketplace, meera);
    const [first, second] = [await begun(from()), await begun(from())];
    const code = ` ${recoveryCodes[0]!.toLowerCase()} `;
    const both = await Promise.all(
      [first, second].map(({ challenge }) => completeSignIn(from(), { challenge, code })),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['SignedIn', 'WrongCode']);
    const left = await marketplace.sql.rows('select from recovery_codes where user_id = $1', [meera.userId]);
    expect(left).toHaveLength(9);
    const events = await trail(await marketplace.admin(`Anita ${people}`), { subjectId: meera.userId });
    expect(events.map(({ action }: { action: string }) => action)).toContain('RECOVERY_CODE_USED');
  });

  test('five times per sign-in, also of many at the same moment, and then begins again', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const { challenge } = await begun(from());
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        completeSignIn(from(`203.0.113.${index}`), { challenge, code: '000000' }),
      ),
    );
    const codes = tries.map(({ code }) => code);
    expect(codes.filter(code => code === 'WRONG_CODE')).toHaveLength(5);
    expect(codes.filter(code => code === 'CHALLENGE_EXPIRED')).toHaveLength(3);
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(from(), { challenge, code })).code).toBe('CHALLENGE_EXPIRED');
    const again = await begun(from());
    expect((await completeSignIn(from(), { challenge: again.challenge, code })).__typename).toBe('SignedIn');
  });

  test('within five minutes, and what has expired is purged', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const { challenge } = await begun(from());
    marketplace.clock.forward({ minutes: 5 });
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(from(), { challenge, code })).code).toBe('CHALLENGE_EXPIRED');
    await purgeSessions(marketplace.sql, marketplace.clock.read());
    expect(await marketplace.sql.rows('select from factor_challenges')).toEqual([]);
  });

  test('not after his sessions were ended meanwhile', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const { challenge } = await begun(from());
    await meera.graphql('mutation { signOutEverywhere { sessionsEnded } }');
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(from(), { challenge, code })).code).toBe('CHALLENGE_EXPIRED');
  });

  test('on his own laptop even while a stranger who has his password guesses codes', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const laptop = from('192.0.2.10');
    const first = await begun(laptop);
    const used = codeOf(marketplace, secret);
    await completeSignIn(laptop, { challenge: first.challenge, code: used });
    let refused = 0;
    for (let network = 0; network < 8; network++) {
      const thief = from(`203.0.113.${network}`);
      const { challenge } = await begun(thief);
      for (let guess = 0; guess < 5; guess++) {
        const { code } = await completeSignIn(thief, { challenge, code: '000000' });
        if (code === 'TOO_MANY_ATTEMPTS') refused++;
      }
    }
    expect(refused).toBe(10);
    const thief = from('203.0.113.99');
    const { challenge } = await begun(thief);
    marketplace.clock.forward({ minutes: 1 });
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(thief, { challenge, code })).code).toBe('TOO_MANY_ATTEMPTS');
    const own = await begun(laptop);
    expect((await completeSignIn(laptop, { challenge: own.challenge, code })).__typename).toBe('SignedIn');
  });
});

describe('Meera signs in with a passkey alone', () => {
  test('which says who she is, and counts as both factors', async () => {
    await givePasskey(meera, phone);
    const laptop = from();
    const { challenge, passkeyOptions } = await startPasskeySignIn(laptop);
    expect(JSON.parse(passkeyOptions)).toMatchObject({ userVerification: 'required' });
    expect(JSON.parse(passkeyOptions).allowCredentials).toBeUndefined();
    const passkeyResponse = phone.get(passkeyOptions);
    expect((await completeSignIn(laptop, { challenge, passkeyResponse })).user).toEqual({
      email: meera.email,
    });
    expect(await whoIs(laptop)).toBe(meera.email);
  });

  test('but not when the device did not verify that it is she', async () => {
    await givePasskey(meera, phone);
    const { challenge, passkeyOptions } = await startPasskeySignIn(from());
    const passkeyResponse = phone.get(passkeyOptions, { isVerified: false });
    expect((await completeSignIn(from(), { challenge, passkeyResponse })).code).toBe('PASSKEY_REFUSED');
    const afterPassword = await begun(from());
    const touched = phone.get(afterPassword.passkeyOptions, { isVerified: false });
    expect(
      (await completeSignIn(from(), { challenge: afterPassword.challenge, passkeyResponse: touched }))
        .__typename,
    ).toBe('SignedIn');
  });

  test('but not with a code, and not with a passkey that was removed or that no one has', async () => {
    const { secondFactor } = await givePasskey(meera, phone);
    const { recoveryCodes } = await giveAuthenticator(
      marketplace,
      await marketplace.customer(`Asha ${people}`),
    );
    const { challenge, passkeyOptions } = await startPasskeySignIn(from());
    expect((await completeSignIn(from(), { challenge, code: recoveryCodes[0] })).code).toBe('INVALID_INPUT');
    await marketplace.sql.rows('delete from passkeys where id = $1', [secondFactor.passkeys[0].id]);
    const passkeyResponse = phone.get(passkeyOptions);
    const removed = await completeSignIn(from(), { challenge, passkeyResponse });
    expect(removed.code).toBe('PASSKEY_REFUSED');
  });

  test('but not while her account is disabled', async () => {
    await givePasskey(meera, phone);
    const { challenge, passkeyOptions } = await startPasskeySignIn(from());
    await marketplace.sql.rows('update users set disabled_at = now() where id = $1', [meera.userId]);
    const passkeyResponse = phone.get(passkeyOptions);
    expect((await completeSignIn(from(), { challenge, passkeyResponse })).code).toBe('CHALLENGE_EXPIRED');
  });
});

describe('nothing shows before the first factor is proven', () => {
  test('a wrong password is answered as for an account without a second factor and for none', async () => {
    await givePasskey(meera, phone);
    const plain = await marketplace.customer(`Asha ${people}`);
    await givePassword(marketplace, plain, password);
    const count = () => marketplace.sql.rows('select count(*)::int from factor_challenges');
    const before = await count();
    const answers = [];
    for (const email of [meera.email, plain.email, 'unknown@example.com'])
      answers.push(await signIn(from(), email, 'wrong one'));
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toEqual(before);
  });

  test('and no table of second factors is read for a wrong password', async () => {
    await givePasskey(meera, phone);
    const { sql } = marketplace.services;
    const read: string[] = [];
    const rows = sql.rows.bind(sql);
    sql.rows = (text: string, ...rest: never[]) => {
      read.push(text);
      return rows(text, ...rest);
    };
    await signIn(from(), meera.email, 'wrong one');
    sql.rows = rows;
    expect(read.join(' ')).not.toMatch(/passkeys|authenticators|recovery_codes|factor_challenges/);
  });
});

describe('the other ways in ask for it as well', () => {
  const mailed = `mutation ($email: String!, $code: String!, $asKitchen: Boolean!) {
    signInWithMailedCode(email: $email, code: $code, asKitchen: $asKitchen) { __typename ${needed} } }`;
  const byMail = async (email: string, asKitchen = false) => {
    await askForCode(marketplace, from(), email);
    const code = newestCode(email, marketplace.mail);
    return (await from().graphql(mailed, { email, code, asKitchen })).signInWithMailedCode;
  };

  test('a mailed code', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    const { __typename, challenge } = await byMail(meera.email);
    expect(__typename).toBe('SecondFactorNeeded');
    const code = codeOf(marketplace, secret);
    expect((await completeSignIn(from(), { challenge, code })).__typename).toBe('SignedIn');
  });

  test('a forgotten password, which is replaced only by the second factor', async () => {
    const { secret } = await giveAuthenticator(marketplace, meera);
    await askForCode(marketplace, from(), meera.email);
    const document = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
      __typename ${needed} ... on Problem { code } } }`;
    const input = {
      email: meera.email,
      code: newestCode(meera.email, marketplace.mail),
      newPassword: 'curry leaves',
    };
    const { resetPassword } = await from().graphql(document, { input });
    expect(resetPassword.__typename).toBe('SecondFactorNeeded');
    expect((await from().graphql(document, { input })).resetPassword.code).toBe('WRONG_CODE');
    expect(await whoIs(meera)).toBe(meera.email);
    expect((await signIn(from(), meera.email, 'curry leaves')).code).toBe('WRONG_CREDENTIALS');
    const code = codeOf(marketplace, secret);
    const { challenge } = resetPassword;
    expect((await completeSignIn(from(), { challenge, code })).__typename).toBe('SignedIn');
    expect(await whoIs(meera)).toBeNull();
    expect((await signIn(from(), meera.email, password)).code).toBe('WRONG_CREDENTIALS');
    expect((await signIn(from(), meera.email, 'curry leaves')).__typename).toBe('SecondFactorNeeded');
  });

  test('a kitchen, by EIN and email, by mailed code, and by its passkey alone', async () => {
    const kitchen = await aKitchen(marketplace, await aCity(marketplace, { name: `Fremont ${people}` }), {
      cookName: `Lata ${people}`,
    });
    const ein = `12-34567${String(people).padStart(2, '0')}`;
    const { vault } = marketplace.services;
    const sealed = sealedEin(vault, ein, kitchen.id);
    await marketplace.sql.rows('update suppliers set ein_sealed = $2, ein_lookup = $3 where id = $1', [
      kitchen.id,
      sealed.einSealed,
      sealed.einLookup,
    ]);
    const cook = await marketplace.cookOf(kitchen);
    await givePasskey(cook, phone);
    const [{ email }] = (await marketplace.sql.rows<{ email: string }>(
      'select email from users where id = $1',
      [kitchen.userId],
    )) as [{ email: string }];
    const { signInSupplier } = await from().graphql(
      `mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) { __typename ${needed} } }`,
      { input: { ein, email } },
    );
    expect(signInSupplier.ways).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const passkeyResponse = phone.get(signInSupplier.passkeyOptions);
    expect(
      await completeSignIn(from(), { challenge: signInSupplier.challenge, passkeyResponse }),
    ).toMatchObject({ __typename: 'SupplierSignedIn', user: { email } });
    expect((await byMail(email, true)).__typename).toBe('SecondFactorNeeded');
    const alone = await startPasskeySignIn(from());
    expect(
      await completeSignIn(from(), {
        challenge: alone.challenge,
        passkeyResponse: phone.get(alone.passkeyOptions),
      }),
    ).toMatchObject({ __typename: 'SupplierSignedIn', user: { email } });
    const { status, body } = await from().rest('POST', '/api/supplier/login', { ein, email });
    expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  });

  test('an admin after the password', async () => {
    await anAdmin(marketplace, 'anita@example.com', 'mango pickle');
    const [{ id }] = (await marketplace.sql.rows<{ id: string }>(
      `select id from users where email = 'anita@example.com'`,
    )) as [{ id: string }];
    await givePasskey(await marketplace.cookOf({ userId: id }), phone);
    expect((await signIn(from(), 'anita@example.com', 'mango pickle')).__typename).toBe('SecondFactorNeeded');
    // The person who runs the server lets the admin in again.
    await anAdmin(marketplace, 'anita@example.com', 'lime pickle');
    expect((await signIn(from(), 'anita@example.com', 'lime pickle')).__typename).toBe('SignedIn');
  });

  test('REST, which cannot ask and says where to sign in', async () => {
    await givePasskey(meera, phone);
    for (const path of ['/api/auth/customer-login', '/api/auth/login']) {
      const { status, body, headers } = await from().rest('POST', path, { email: meera.email, password });
      expect(status).toBe(403);
      expect(body).toEqual({
        success: false,
        code: 'SECOND_FACTOR_NEEDED',
        message: 'This account has two-step verification. Please sign in on the website.',
        requestId: expect.any(String),
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});
