import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trail } from '../../../testing/admin-work.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { emailsTo } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import {
  addPasskey,
  codeOf,
  confirmAuthenticator,
  giveAuthenticator,
  givePasskey,
  secondFactorOf,
  startAuthenticator,
  startPasskey,
} from '../../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { sendEmails } from '../../notifications/emails/send-emails.ts';
import type { Key } from '../../notifications/requested.ts';

let marketplace: Marketplace;
let people = 0;
let meera: Visitor;
let phone: SoftwareAuthenticator;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('attempts', 'notifications');
  meera = await marketplace.customer(`Meera ${++people}`);
  await givePassword(marketplace, meera, 'tamarind rice');
  phone = new SoftwareAuthenticator(marketplace.origin);
});

const actionsOn = async ({ userId }: Visitor): Promise<string[]> =>
  (await trail(await marketplace.admin(`Ravi ${++people}`), { subjectId: userId })).map(
    ({ action }: { action: string }) => action,
  );

describe('Meera adds a passkey', () => {
  test('and a stranger who is signed in by the password alone is signed out', async () => {
    const stranger = await marketplace.cookOf(meera);
    await givePasskey(meera, phone);
    const me = async (person: Visitor) => (await person.graphql('{ me { email } }')).me?.email;
    expect([await me(meera), await me(stranger)]).toEqual([meera.email, undefined]);
    const tablet = await marketplace.cookOf(meera);
    await givePasskey(meera, phone, 'My laptop');
    expect(await me(tablet)).toBe(meera.email);
  });

  test('and gets recovery codes with her first second factor, once', async () => {
    const added = await givePasskey(meera, phone, 'My phone');
    expect(added).toMatchObject({
      __typename: 'SecondFactorAdded',
      secondFactor: {
        passkeys: [{ name: 'My phone', isSynced: false, lastUsedAt: null }],
        authenticator: null,
        recoveryCodesLeft: 10,
        isRequired: false,
        isSetupNeeded: false,
      },
    });
    expect(new Set(added.recoveryCodes).size).toBe(10);
    expect(added.recoveryCodes[0]).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(await givePasskey(meera, phone, 'My laptop')).toMatchObject({ recoveryCodes: null });
    expect(await actionsOn(meera)).toEqual(['PASSKEY_ADDED', 'PASSKEY_ADDED']);
  });

  test('and none of her secrets is stored as it is', async () => {
    const { recoveryCodes } = await givePasskey(meera, phone);
    const { secret } = await giveAuthenticator(marketplace, meera);
    const stored = JSON.stringify(
      await marketplace.sql.rows(
        `select (select jsonb_agg(to_jsonb(r)) from recovery_codes r) as codes,
          (select jsonb_agg(to_jsonb(a)) from authenticators a) as apps`,
      ),
    );
    expect(stored).toContain(meera.userId);
    for (const text of [secret, ...recoveryCodes, recoveryCodes[0].replace('-', '')])
      expect(stored).not.toContain(text);
  });

  test.each([
    ['made on another site', { origin: 'https://tiffin.example.evil' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['that answers another request', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('but not one %s', async (_, differing) => {
    const { challenge, options } = await startPasskey(meera);
    const response = phone.create(options, differing);
    expect(await addPasskey(meera, { challenge, response, name: 'Phone' })).toMatchObject({
      __typename: 'PasskeyRefused',
      code: 'PASSKEY_REFUSED',
    });
    expect((await secondFactorOf(meera)).passkeys).toEqual([]);
  });

  test.each([
    '{}',
    '[]',
    'null',
    '{"id":7}',
    '{"id":"x","response":{}}',
    'no json',
    '{"id":"x","response":null}',
  ])('but not by sending %s', async response => {
    const { challenge } = await startPasskey(meera);
    expect((await addPasskey(meera, { challenge, response, name: 'Phone' })).code).toBe('PASSKEY_REFUSED');
  });

  test('but not twice with one request, nor with a request of someone else, nor after five minutes', async () => {
    const { challenge, options } = await startPasskey(meera);
    const response = phone.create(options);
    const asha = await marketplace.customer(`Asha ${people}`);
    expect((await addPasskey(asha, { challenge, response, name: 'x' })).code).toBe('CHALLENGE_EXPIRED');
    expect((await addPasskey(meera, { challenge, response, name: 'x' })).__typename).toBe(
      'SecondFactorAdded',
    );
    expect((await addPasskey(meera, { challenge, response, name: 'x' })).code).toBe('CHALLENGE_EXPIRED');
    const late = await startPasskey(meera);
    marketplace.clock.forward({ minutes: 5 });
    expect(
      (
        await addPasskey(meera, {
          challenge: late.challenge,
          response: phone.create(late.options),
          name: 'x',
        })
      ).code,
    ).toBe('CHALLENGE_EXPIRED');
  });

  test('and no one else can add the same one, not even at the same moment', async () => {
    const asha = await marketplace.customer(`Asha ${people}`);
    const [hers, ashas] = [await startPasskey(meera), await startPasskey(asha)];
    const id = 'c2FtZSBjcmVkZW50aWFs';
    const adding = (visitor: Visitor, { challenge, options }: { challenge: string; options: string }) =>
      addPasskey(visitor, { challenge, response: phone.create(options, { id }), name: 'Phone' });
    const answers = await Promise.all([adding(meera, hers), adding(asha, ashas)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['PasskeyTaken', 'SecondFactorAdded']);
  });

  test('up to ten, also when the last two are added at the same moment', async () => {
    for (let count = 0; count < 9; count++) await givePasskey(meera, phone, `Key ${count}`);
    await marketplace.sql.rows('truncate attempts');
    const { challenge, options } = await startPasskey(meera);
    const both = await Promise.all(
      [1, 2].map(() => addPasskey(meera, { challenge, response: phone.create(options), name: 'Tenth' })),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual([
      'ChallengeExpired',
      'SecondFactorAdded',
    ]);
    expect((await startPasskey(meera)).code).toBe('TOO_MANY_PASSKEYS');
  });

  test('and renames and removes her own only; her recovery codes go with the last one', async () => {
    const { secondFactor } = await givePasskey(meera, phone);
    const passkeyId = secondFactor.passkeys[0].id;
    const rename = `mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) {
      __typename ... on Passkey { name } ... on Problem { code } } }`;
    const remove = `mutation ($passkeyId: ID!) { removePasskey(passkeyId: $passkeyId) {
      __typename ... on SecondFactor { passkeys { id } recoveryCodesLeft } ... on Problem { code } } }`;
    const asha = await marketplace.customer(`Asha ${people}`);
    const input = { passkeyId, name: 'Old phone' };
    expect((await asha.graphql(rename, { input })).renamePasskey.code).toBe('PASSKEY_NOT_FOUND');
    expect((await asha.graphql(remove, { passkeyId })).removePasskey.code).toBe('PASSKEY_NOT_FOUND');
    expect((await meera.graphql(rename, { input })).renamePasskey).toEqual({
      __typename: 'Passkey',
      name: 'Old phone',
    });
    expect((await meera.graphql(remove, { passkeyId })).removePasskey).toEqual({
      __typename: 'SecondFactor',
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await actionsOn(meera)).toEqual(['PASSKEY_REMOVED', 'PASSKEY_ADDED']);
  });
});

describe('Meera adds an authenticator app', () => {
  test('by a code of it', async () => {
    const { secret, uri } = await startAuthenticator(meera);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Tiffin');
    expect((await secondFactorOf(meera)).authenticator).toBeNull();
    const later = codeOf(marketplace, secret, 300);
    expect(await confirmAuthenticator(meera, later)).toMatchObject({ code: 'WRONG_CODE', field: 'code' });
    const added = await confirmAuthenticator(meera, codeOf(marketplace, secret));
    expect(added.secondFactor.authenticator.confirmedAt).not.toBeNull();
    expect(added.recoveryCodes).toHaveLength(10);
  });

  test('and another one in its place, which counts only once it is confirmed', async () => {
    await giveAuthenticator(marketplace, meera);
    const { secret } = await startAuthenticator(meera);
    const apps = () =>
      marketplace.sql.rows('select confirmed_at is null as started from authenticators where user_id = $1', [
        meera.userId,
      ]);
    expect(await apps()).toHaveLength(2);
    await confirmAuthenticator(meera, codeOf(marketplace, secret));
    expect(await apps()).toEqual([{ started: false }]);
  });

  test('and two confirmations at the same moment leave one app', async () => {
    const { secret } = await startAuthenticator(meera);
    const code = codeOf(marketplace, secret);
    const both = await Promise.all([confirmAuthenticator(meera, code), confirmAuthenticator(meera, code)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['SecondFactorAdded', 'WrongCode']);
  });
});

test('Meera creates new recovery codes, and the earlier ones no longer work', async () => {
  const create = `mutation { createRecoveryCodes { __typename ... on RecoveryCodesCreated { recoveryCodes }
    ... on Problem { code } } }`;
  expect((await meera.graphql(create)).createRecoveryCodes.code).toBe('NO_SECOND_FACTOR');
  const { recoveryCodes } = await giveAuthenticator(marketplace, meera);
  const created = (await meera.graphql(create)).createRecoveryCodes.recoveryCodes;
  expect(created).toHaveLength(10);
  expect(created.some((code: string) => recoveryCodes.includes(code))).toBe(false);
  expect((await secondFactorOf(meera)).recoveryCodesLeft).toBe(10);
});

test('Meera is notified by bell and always by mail', async () => {
  await givePasskey(meera, phone);
  await meera.graphql('mutation { updateNotificationSettings(input: { email: false }) { __typename } }');
  await notificationsSent(marketplace);
  const keys = await marketplace.sql.rows<Key>('select user_id as "userId", id from notifications');
  await sendEmails(marketplace.services, keys, 'https://tiffin.example');
  const { notifications } = await meera.graphql('{ notifications { nodes { type title message } } }');
  expect(notifications.nodes[0]).toMatchObject({
    type: 'SECOND_FACTOR_CHANGED',
    title: 'A passkey was added',
  });
  const [email] = emailsTo(meera.email, marketplace.mail);
  expect(email!.text).toContain('A passkey was added to your account');
  expect(email!.text).toContain('https://tiffin.example/account-security');
});

test('a session that proved who it is more than ten minutes ago changes no second factor', async () => {
  const { secondFactor } = await givePasskey(meera, phone);
  const { challenge, options } = await startPasskey(meera);
  const attempts = [
    'startPasskey',
    'startAuthenticator',
    'confirmAuthenticator(code: "123456")',
    'removeAuthenticator',
    'createRecoveryCodes',
    `removePasskey(passkeyId: "${secondFactor.passkeys[0].id}")`,
  ];
  const again = await marketplace.cookOf(meera);
  await marketplace.sql.rows(`update sessions set proven_at = null where user_id = $1`, [meera.userId]);
  for (const attempt of attempts) {
    const data = await again.graphql(`mutation { it: ${attempt} { ... on Problem { code } } }`);
    expect([attempt, data.it.code]).toEqual([attempt, 'FRESH_PROOF_NEEDED']);
  }
  const input = { challenge, response: phone.create(options), name: 'x' };
  expect((await addPasskey(again, input)).code).toBe('FRESH_PROOF_NEEDED');
});

describe('Meera, whose address is not proven,', () => {
  const unproven = { code: 'EMAIL_NOT_PROVEN', message: expect.stringContaining('confirm your email') };
  const forgetProof = ({ sql }: Marketplace) =>
    sql.rows('update users set email_proven_at = null where id = $1', [meera.userId]);

  test('adds no second factor, which the owner of the mailbox would remove', async () => {
    await forgetProof(marketplace);
    expect(await startPasskey(meera)).toMatchObject(unproven);
    expect(await startAuthenticator(meera)).toMatchObject(unproven);
  });

  test('completes none that was begun before', async () => {
    const { challenge, options } = await startPasskey(meera);
    const { secret } = await startAuthenticator(meera);
    await forgetProof(marketplace);
    const passkey = { challenge, response: phone.create(options), name: 'Phone' };
    expect(await addPasskey(meera, passkey)).toMatchObject(unproven);
    expect(await confirmAuthenticator(meera, codeOf(marketplace, secret))).toMatchObject(unproven);
    expect(await secondFactorOf(meera)).toMatchObject({ passkeys: [], authenticator: null });
  });

  test('still adds one where no email is sent', async () => {
    const mail = { isRead: false, send: async () => undefined };
    const silent = await Marketplace.open({}, undefined, { mail });
    meera = await silent.customer('Meera');
    await forgetProof(silent);
    const laptop = new SoftwareAuthenticator(silent.origin);
    expect(await givePasskey(meera, laptop)).toMatchObject({ __typename: 'SecondFactorAdded' });
    await silent.close();
  });
});
