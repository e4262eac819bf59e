import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { askForCode, newestCode } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import {
  codeOf,
  giveAuthenticator,
  givePasskey,
  proveAgain,
  signIn,
  startPasskey,
  startProof,
} from '../../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const password = 'tamarind rice';
let marketplace: Marketplace;
let people = 0;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('attempts', 'mailed_codes', 'recognized_clients');
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, password);
});

/** Another session of a person, which proved nothing recently. */
const stale = async (of: { userId: string }): Promise<Visitor> => {
  const visitor = await marketplace.cookOf(of);
  await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [of.userId]);
  return visitor;
};

const isFresh = async (visitor: Visitor) => (await startPasskey(visitor)).__typename === 'PasskeyStarted';

test('a sign-in counts as fresh for ten minutes', async () => {
  const phone = marketplace.anonymous();
  await signIn(phone, meera.email, password);
  expect(await isFresh(phone)).toBe(true);
  marketplace.clock.forward({ minutes: 10 });
  expect(await isFresh(phone)).toBe(true);
  marketplace.clock.forward({ seconds: 1 });
  expect((await startPasskey(phone)).code).toBe('FRESH_PROOF_NEEDED');
});

test('the password proves it again; the session gets a new token, and the earlier one ends', async () => {
  const phone = await stale(meera);
  const before = phone.token!;
  const { challenge, ways, passkeyOptions } = await startProof(phone);
  expect({ ways, passkeyOptions }).toEqual({ ways: ['PASSWORD'], passkeyOptions: null });
  expect(await proveAgain(phone, { challenge, password: 'wrong' })).toMatchObject({
    code: 'WRONG_CREDENTIALS',
    field: 'password',
  });
  expect(await isFresh(phone)).toBe(false);
  expect((await proveAgain(phone, { challenge, password })).__typename).toBe('ProvenAgain');
  expect(await isFresh(phone)).toBe(true);
  expect(phone.token).not.toBe(before);
  const thief = marketplace.anonymous();
  thief.cookies.set('session', before);
  expect((await thief.graphql('{ me { email } }')).me).toBeNull();
});

test('five tries, once, and only by the person who asked', async () => {
  const phone = await stale(meera);
  const asha = await marketplace.customer(`Asha ${people}`);
  const { challenge } = await startProof(phone);
  expect((await proveAgain(asha, { challenge, password })).code).toBe('CHALLENGE_EXPIRED');
  for (let tries = 0; tries < 4; tries++) await proveAgain(phone, { challenge, password: 'wrong' });
  expect((await proveAgain(phone, { challenge, password })).code).toBe('CHALLENGE_EXPIRED');
  const again = await startProof(phone);
  await proveAgain(phone, { challenge: again.challenge, password });
  expect((await proveAgain(phone, { challenge: again.challenge, password })).code).toBe('CHALLENGE_EXPIRED');
});

test('guesses of a password are counted by session over all challenges', async () => {
  const phone = await stale(meera);
  const codes = [];
  for (let tries = 0; tries < 11; tries++) {
    const { challenge } = await startProof(phone);
    codes.push((await proveAgain(phone, { challenge, password: 'wrong' })).code);
  }
  expect(codes.at(9)).toBe('WRONG_CREDENTIALS');
  expect(codes.at(10)).toBe('TOO_MANY_ATTEMPTS');
});

test('of an account with a second factor neither password nor mailbox is enough', async () => {
  const authenticator = new SoftwareAuthenticator(marketplace.origin);
  await givePasskey(meera, authenticator);
  const { secret, recoveryCodes } = await giveAuthenticator(marketplace, meera);
  expect(recoveryCodes).toBeNull();
  const phone = await stale(meera);
  const { challenge, ways, passkeyOptions } = await startProof(phone);
  expect(ways).toEqual(['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE']);
  await askForCode(marketplace, phone, meera.email);
  const mailedCode = newestCode(meera.email, marketplace.mail);
  expect((await proveAgain(phone, { challenge, password, mailedCode })).code).toBe('INVALID_INPUT');
  expect(await isFresh(phone)).toBe(false);
  const passkeyResponse = authenticator.get(passkeyOptions);
  expect((await proveAgain(phone, { challenge, passkeyResponse })).__typename).toBe('ProvenAgain');
  expect(await isFresh(phone)).toBe(true);
  const tablet = await stale(meera);
  const again = await startProof(tablet);
  const code = codeOf(marketplace, secret);
  expect((await proveAgain(tablet, { challenge: again.challenge, code })).__typename).toBe('ProvenAgain');
});

test('changing the password with the old one is no fresh proof', async () => {
  const phone = await stale(meera);
  const { changePassword } = await phone.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }',
    { input: { currentPassword: password, newPassword: 'curry leaves' } },
  );
  expect(changePassword.__typename).toBe('PasswordChanged');
  expect(await isFresh(phone)).toBe(false);
});

test('a kitchen, which has no password, proves it by a mailed code, once', async () => {
  const { cook, kitchen } = await marketplace.kitchenOwner(`Lata ${people}`);
  const [{ email }] = (await marketplace.sql.rows<{ email: string }>(
    'select email from users where id = $1',
    [kitchen.userId],
  )) as [{ email: string }];
  const phone = await stale({ userId: kitchen.userId });
  const { challenge, ways } = await startProof(phone);
  expect(ways).toEqual(['MAILED_CODE']);
  expect((await proveAgain(phone, { challenge, password: '' })).code).toBe('INVALID_INPUT');
  expect((await proveAgain(phone, { challenge, mailedCode: '2222-2222' })).code).toBe('WRONG_CODE');
  await askForCode(marketplace, phone, email);
  const mailedCode = newestCode(email, marketplace.mail);
  expect((await proveAgain(phone, { challenge, mailedCode })).__typename).toBe('ProvenAgain');
  expect(await isFresh(phone)).toBe(true);
  const again = await startProof(cook);
  expect((await proveAgain(cook, { challenge: again.challenge, mailedCode })).code).toBe('WRONG_CODE');
});

test('the bank account and the payout account of a kitchen need it', async () => {
  const { kitchen } = await marketplace.kitchenOwner(`Gauri ${people}`);
  const phone = await stale({ userId: kitchen.userId });
  for (const field of ['markBankAccountReady', 'openPayoutAccount(returnTo: "https://tiffin.example/x")']) {
    const { it } = await phone.graphql(`mutation { it: ${field} { ... on Problem { code } } }`);
    expect([field, it.code]).toEqual([field, 'FRESH_PROOF_NEEDED']);
  }
  const { status, body } = await phone.rest('POST', '/api/supplier/update-onboarding', {
    stepId: 'bank_account',
    documentUrl: 'verified',
  });
  expect([status, body.code]).toEqual([403, 'FRESH_PROOF_NEEDED']);
});

test('what admins do with money needs it', async () => {
  const ravi = await marketplace.admin(`Ravi ${people}`);
  const browser = await stale(ravi);
  const id = '018f0000-0000-7000-8000-000000000000';
  const acts = [
    `markPayoutPaid(payoutId: "${id}", reference: "Check 42")`,
    `adjustBalance(input: { id: "${id}", supplierId: "${id}", cents: 100, reason: "Thanks" })`,
    `removeSecondFactor(input: { personId: "${meera.userId}", reason: "Lost the phone" })`,
  ];
  for (const act of acts) {
    const { it } = await browser.graphql(`mutation { it: ${act} { ... on Problem { code } } }`);
    expect([act, it.code]).toEqual([act, 'FRESH_PROOF_NEEDED']);
  }
});
