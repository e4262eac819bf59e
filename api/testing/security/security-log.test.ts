import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { trail } from '../admin-work.ts';
import { givePassword } from '../builders/a-password.ts';
import { aRegistration } from '../builders/a-registration.ts';
import { doors } from '../doors.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

const password = 'tamarind rice';
const door = doors[0]!;

let marketplace: Marketplace;
let meera: Visitor;
let anita: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({ TRUSTED_PROXIES: 1 });
  anita = await marketplace.admin('Anita Desai');
});
afterAll(() => marketplace.close());
let people = 0;
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts');
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, password);
  marketplace.clock.forward({ minutes: 2 });
  marketplace.warnings.length = 0;
});

const from = (source: string, visitor = marketplace.anonymous()): Visitor => {
  visitor.headers['x-forwarded-for'] = source;
  return visitor;
};
const lines = (event: string) => marketplace.warnings.filter(line => line.event === event);
const actionsAbout = async (person: Visitor) =>
  (await trail(anita, { subjectIds: [person.userId] })).map(({ action }: { action: string }) => action);

test('refused sign-ins are logged with source, reason and account, without personal data', async () => {
  await door.signIn(from('203.0.113.1'), meera.email, 'a guess');
  await door.signIn(from('203.0.113.1'), 'unknown@example.com', 'a guess');
  const [known, unknown] = lines('sign-in refused');
  expect(known).toMatchObject({ reason: 'WRONG_CREDENTIALS', source: '203.0.113.1', userId: meera.userId });
  expect(known!.requestId).toMatch(/^[\w-]{36}$/);
  expect(unknown).toMatchObject({
    reason: 'WRONG_CREDENTIALS',
    account: expect.stringMatching(/^[\w-]{16}$/),
  });
  const written = JSON.stringify(marketplace.warnings);
  for (const secret of [meera.email, 'unknown@example.com', 'a guess']) expect(written).not.toContain(secret);
});

test('an account locked by strangers is in the log and once in the audit trail', async () => {
  for (let tries = 0; tries < 43; tries++) {
    await door.signIn(from(`203.0.113.${Math.floor(tries / 10)}`), meera.email, 'a guess');
  }
  expect(lines('limit reached').map(({ reason }) => reason)).toContain('sign-in by account');
  await expect.poll(() => actionsAbout(meera)).toEqual(['ACCOUNT_LOCKED']);
});

test('account changes are in the audit trail, with the actor', async () => {
  const browser = from('198.51.100.1');
  await door.signIn(browser, meera.email, password);
  const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
  await browser.graphql(change, { input: { currentPassword: 'a guess', newPassword: 'curry leaves' } });
  await browser.graphql(change, { input: { currentPassword: password, newPassword: 'curry leaves' } });
  await browser.graphql('mutation { signOutEverywhere { sessionsEnded } }');
  await door.signIn(browser, meera.email, 'curry leaves');
  const leave = 'mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }';
  await browser.graphql(leave, { password: 'curry leaves' });

  const events = await trail(anita, { subjectIds: [meera.userId] });
  expect(events.map(({ action }: { action: string }) => action)).toEqual([
    'ACCOUNT_DELETED',
    'SIGNED_IN',
    'SIGNED_OUT_EVERYWHERE',
    'PASSWORD_CHANGED',
    'SIGNED_IN',
  ]);
  expect(JSON.stringify(events)).not.toContain('Meera');
  expect(lines('password refused')).toMatchObject([{ userId: meera.userId, source: '198.51.100.1' }]);
  expect(lines('account event').map(({ reason }) => reason)).toEqual([
    'SIGNED_IN',
    'PASSWORD_CHANGED',
    'SIGNED_OUT_EVERYWHERE',
    'SIGNED_IN',
    'ACCOUNT_DELETED',
  ]);
});

test.each(doors)(
  'calls that are not theirs to make are written down, through $name',
  async ({ analytics, orders }) => {
    await orders(from('203.0.113.5'));
    await analytics(from('203.0.113.6', meera));
    expect(lines('request refused')).toMatchObject([
      { reason: 'UNAUTHENTICATED', source: '203.0.113.5' },
      { reason: 'FORBIDDEN', source: '203.0.113.6', userId: meera.userId },
    ]);
  },
);

test('wrong codes are logged, without the code', async () => {
  const enter = 'mutation ($input: SignInCodeInput!) { enterSignInCode(input: $input) { __typename } }';
  await from('203.0.113.7').graphql(enter, { input: { signInId: crypto.randomUUID(), code: '123456' } });
  expect(lines('code refused')).toMatchObject([{ source: '203.0.113.7' }]);
  const signIn = 'mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) { __typename } }';
  const { ein, email } = aRegistration;
  await from('203.0.113.7').graphql(signIn, { input: { ein, email } });
  expect(lines('sign-in refused')).toMatchObject([{ reason: 'UNKNOWN_EIN' }]);
  expect(JSON.stringify(marketplace.warnings)).not.toMatch(new RegExp(`123456|${ein}|${email}`));
});

test('cross-site requests are logged, over HTTP and sockets', async () => {
  const origin = 'https://evil.example';
  const response = await from('203.0.113.8', meera).send('/graphql', { method: 'POST', headers: { origin } });
  expect(response.status).toBe(403);
  const socket = new WebSocket(
    `${marketplace.origin.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
    {
      headers: { origin, 'x-forwarded-for': '203.0.113.9' },
    },
  );
  await new Promise(resolve => socket.once('error', resolve));
  expect(lines('foreign origin refused')).toMatchObject([
    { source: '203.0.113.8' },
    { source: '203.0.113.9' },
  ]);
});

test('a flood is counted, not logged', async () => {
  const guesser = from('203.0.113.10');
  for (let tries = 0; tries < 30; tries++) await door.signIn(guesser, 'unknown@example.com', 'a guess');
  expect(marketplace.warnings).toHaveLength(20);
  marketplace.clock.forward({ minutes: 1 });
  await door.signIn(guesser, 'unknown@example.com', 'a guess');
  expect(lines('security events suppressed')).toMatchObject([{ suppressed: 10 }]);
});
