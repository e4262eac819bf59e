import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../../testing/admin-work.ts';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { doors } from '../../../testing/doors.ts';
import { everythingStored } from '../../../testing/everything-stored.ts';
import { emailsTo } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { codeOf, completeSignIn, giveAuthenticator } from '../../../testing/second-factors.ts';
import {
  changeRole,
  passwordTokenMailedTo,
  sendPasswordLink,
  setStaffPassword,
  staffLinkOffer,
} from '../../../testing/staff-work.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { purgePasswordLinks } from './purge-password-links.ts';

const [forgotten, fresh] = ['coconut chutney', 'lemon pickles'];
const door = doors[0]!;

let marketplace: Marketplace;
let anita: Visitor;
let farida: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, staff_password_links');
  anita = await marketplace.admin(`Anita ${++people}`, 'OWNER');
  farida = await marketplace.admin(`Farida ${people}`, 'SUPPORT');
  await givePassword(marketplace, farida, forgotten);
});

const linkFor = async (person = farida) => {
  expect(await sendPasswordLink(anita, person)).toMatchObject({ __typename: 'PersonRecord' });
  return passwordTokenMailedTo(marketplace, person.email);
};
const phone = () => marketplace.anonymous();
const signsIn = async (password: string) =>
  (await door.signIn(phone(), farida.email, password)).user?.email === farida.email;
const over = { __typename: 'PasswordLinkOver', code: 'PASSWORD_LINK_OVER' };
const asked = { personId: '', reason: 'She left.' };

describe('Farida forgot her password, and Anita sends her a link', () => {
  test('who sets a new one, is signed in there and nowhere else, and is notified', async () => {
    const token = await linkFor();
    expect(await staffLinkOffer(phone(), token)).toEqual({
      name: `Farida ${people}`,
      email: farida.email,
    });
    const laptop = phone();
    expect(await setStaffPassword(laptop, token, fresh)).toMatchObject({
      __typename: 'SignedIn',
      user: { id: farida.userId, staffRole: 'SUPPORT' },
    });
    expect(await door.whoAmI(laptop)).toBe(farida.email);
    expect(await door.whoAmI(farida)).toBeNull();
    expect([await signsIn(forgotten), await signsIn(fresh)]).toEqual([false, true]);

    await notificationsSent(marketplace);
    const { notifications } = await laptop.graphql('{ notifications { nodes { type title message } } }');
    expect(notifications.nodes).toContainEqual({
      type: 'PASSWORD_CHANGED',
      title: 'Your password was changed',
      message: expect.stringMatching(
        /^Your password was set with the link that an owner sent to your email on /,
      ),
    });
  });

  test('and both are in the audit trail about Farida, with the reason', async () => {
    const until = new Date(marketplace.clock.read().getTime() + 24 * 60 * 60_000).toISOString();
    await setStaffPassword(phone(), await linkFor(), fresh);
    const events = await trail(anita, { subjectId: farida.userId });
    const of = (action: string) => events.find((event: { action: string }) => event.action === action);
    expect(of('PASSWORD_LINK_SENT')).toMatchObject({
      actorName: `Anita ${people}`,
      reason: 'She forgot it, and called.',
      changes: [{ fact: 'until', before: null, after: until }],
    });
    expect(of('PASSWORD_RESET')).toMatchObject({ actorName: `Farida ${people}` });
  });

  test('that works once, and of three people with it for one', async () => {
    const token = await linkFor();
    const outcomes = await Promise.all([1, 2, 3].map(() => setStaffPassword(phone(), token, fresh)));
    expect(outcomes.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === over.code)).toHaveLength(2);
    expect(await staffLinkOffer(phone(), token)).toBeNull();
  });

  test('that is mailed and nowhere stored', async () => {
    expect(await everythingStored(marketplace)).not.toContain((await linkFor()).toLowerCase());
  });

  test('that ends after 24 hours, and when a new one is sent', async () => {
    const first = await linkFor();
    const second = await linkFor();
    expect(await setStaffPassword(phone(), first, fresh)).toMatchObject(over);
    marketplace.clock.forward({ hours: 24, seconds: -1 });
    expect(await staffLinkOffer(phone(), second)).not.toBeNull();
    marketplace.clock.forward({ seconds: 1 });
    expect(await setStaffPassword(phone(), second, fresh)).toMatchObject(over);
    await purgePasswordLinks(marketplace.sql, marketplace.clock.read());
    expect(await marketplace.sql.rows('select from staff_password_links')).toEqual([]);
    expect(await signsIn(forgotten)).toBe(true);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['Farida is disabled', () => acts.disablePerson.ask(anita, { ...asked, personId: farida.userId })],
    [
      'the address of Farida changes',
      () => marketplace.sql.rows("update users set email = 'new.' || email where id = $1", [farida.userId]),
    ],
    [
      'Anita may no longer manage staff',
      async () => changeRole(await marketplace.admin(`Bina ${people}`, 'OWNER'), anita, 'ADMIN'),
    ],
  ])('that ends when %s', async (_, happens) => {
    const token = await linkFor();
    await happens();
    expect(await staffLinkOffer(phone(), token)).toBeNull();
    expect(await setStaffPassword(phone(), token, fresh)).toMatchObject(over);
  });

  test('with which nothing changes before her second factor is proven', async () => {
    const { secret } = await giveAuthenticator(marketplace, farida);
    const token = await linkFor();
    const laptop = phone();
    const { __typename, challenge, ways } = await setStaffPassword(laptop, token, fresh);
    expect([__typename, ways]).toEqual(['SecondFactorNeeded', ['AUTHENTICATOR', 'RECOVERY_CODE']]);
    expect(await door.whoAmI(farida)).toBe(farida.email);
    expect(await setStaffPassword(phone(), token, fresh)).toMatchObject(over);
    const code = codeOf(marketplace, secret);
    expect(await completeSignIn(laptop, { challenge, code })).toMatchObject({ __typename: 'SignedIn' });
    expect([await door.whoAmI(laptop), await door.whoAmI(farida)]).toEqual([farida.email, null]);
  });

  test('for a password of at least 12 characters that is hard to guess; a refused one leaves the link', async () => {
    const token = await linkFor();
    for (const weak of ['eleven char', 'password1234', farida.email])
      expect(await setStaffPassword(phone(), token, weak), weak).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'newPassword',
      });
    expect(await setStaffPassword(phone(), token, fresh)).toMatchObject({ __typename: 'SignedIn' });
  });
});

describe('a link for a new password is not sent', () => {
  test('without a fresh proof or a reason', async () => {
    const bina = await marketplace.admin(`Bina ${people}`, 'OWNER');
    await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [bina.userId]);
    expect(await sendPasswordLink(bina, farida)).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    expect(await sendPasswordLink(anita, farida, ' ')).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'reason',
    });
  });

  test('to customers, to disabled staff, or to oneself', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    expect(await sendPasswordLink(anita, meera)).toMatchObject({ code: 'PERSON_NOT_FOUND' });
    expect(await sendPasswordLink(anita, anita)).toMatchObject({ code: 'MUST_STAY' });
    await acts.disablePerson.ask(anita, { ...asked, personId: farida.userId });
    expect(await sendPasswordLink(anita, farida)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'personId',
      message: 'This account is disabled. Enable it first.',
    });
    expect(emailsTo(farida.email, marketplace.mail)).toEqual([]);
  });

  test('more than 20 times a day', async () => {
    for (let sent = 0; sent < 20; sent++) await sendPasswordLink(anita, farida);
    expect(await sendPasswordLink(anita, farida)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('while the mail server is away, and then can be sent again', async () => {
    const { mail } = marketplace;
    const { send } = mail;
    mail.send = () => Promise.reject(new Error('The mail server is away.'));
    expect(await sendPasswordLink(anita, farida)).toMatchObject({ code: 'PASSWORD_LINK_NOT_SENT' });
    mail.send = send;
    expect(await setStaffPassword(phone(), await linkFor(), fresh)).toMatchObject({
      __typename: 'SignedIn',
    });
  });
});
