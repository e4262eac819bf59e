import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../testing/admin-work.ts';
import { doors } from '../../testing/doors.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { askForCode, newestCode } from '../../testing/mailed-codes.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { invite, joinStaff, offer, resend, tokenMailedTo, withdraw } from '../../testing/staff-work.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { purgeStaffInvitations } from './purge-staff-invitations.ts';

const password = 'coconut chutney';
const door = doors[0]!;

let marketplace: Marketplace;
let anita: Visitor;
let people = 0;
let email: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, staff_invitations');
  anita = await marketplace.admin(`Anita ${++people}`, 'OWNER');
  email = `farida.${people}@example.com`;
});

const tokenFor = async (staffRole: 'REVIEWER' | 'SUPPORT' = 'REVIEWER') => {
  await invite(anita, email, staffRole);
  return tokenMailedTo(marketplace, email);
};
const joining = (token: string) => ({ token, name: 'Farida Khan', password });

describe('Anita invites Farida to review kitchens', () => {
  test('who joins by the link, is signed in and has the rights of the role', async () => {
    expect(await invite(anita, ` ${email.toUpperCase()}`, 'REVIEWER')).toMatchObject({
      __typename: 'StaffInvitation',
      email,
      staffRole: 'REVIEWER',
      invitedByName: `Anita ${people}`,
    });
    const token = tokenMailedTo(marketplace, email);
    const farida = marketplace.anonymous();
    expect(await offer(farida, token)).toEqual({
      email,
      staffRole: 'REVIEWER',
      invitedByName: `Anita ${people}`,
    });
    expect(await joinStaff(farida, joining(token))).toMatchObject({
      user: { role: 'ADMIN', staffRole: 'REVIEWER', rights: ['REVIEW_KITCHENS', 'SEE_KITCHENS'] },
    });
    expect(await farida.graphql('{ me { email } }')).toEqual({ me: { email } });
    expect((await door.signIn(marketplace.anonymous(), email, password)).user?.email).toBe(email);
    const { people: found } = await anita.graphql(
      `{ people(text: "${email}", role: ADMIN) { nodes { user { id staffRole } } } }`,
    );
    expect(found.nodes).toMatchObject([{ user: { staffRole: 'REVIEWER' } }]);
    const actions = (await trail(anita, { subjectId: found.nodes[0].user.id })).map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toContain('STAFF_JOINED');
  });

  test('whose link has proven her address: a code on another device takes nothing from her', async () => {
    await joinStaff(marketplace.anonymous(), joining(await tokenFor()));
    const tablet = marketplace.anonymous();
    await askForCode(marketplace, tablet, email);
    const { signInWithMailedCode } = await tablet.graphql(
      `mutation ($email: String!, $code: String!) {
        signInWithMailedCode(email: $email, code: $code, asKitchen: false) { __typename }
      }`,
      { email, code: newestCode(email, marketplace.mail) },
    );
    expect(signInWithMailedCode.__typename).toBe('PasswordNeeded');
    expect((await door.signIn(tablet, email, password)).user?.email).toBe(email);
  });

  test('with a link that works once, and of two people with it for one', async () => {
    const token = await tokenFor();
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => joinStaff(marketplace.anonymous(), joining(token))),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'INVITATION_OVER')).toHaveLength(2);
    expect(await offer(marketplace.anonymous(), token)).toBeNull();
  });

  test('with a link that is mailed and nowhere stored', async () => {
    const token = await tokenFor();
    expect(await everythingStored(marketplace)).not.toContain(token.toLowerCase());
  });

  test('with a link that ends after seven days, when it is withdrawn, and when a new one is sent', async () => {
    const first = await tokenFor();
    marketplace.clock.forward({ days: 7, seconds: -1 });
    expect(await offer(marketplace.anonymous(), first)).not.toBeNull();
    marketplace.clock.forward({ seconds: 1 });
    expect(await joinStaff(marketplace.anonymous(), joining(first))).toMatchObject({
      code: 'INVITATION_OVER',
    });

    await purgeStaffInvitations(marketplace.sql, marketplace.clock.read());
    expect(await marketplace.sql.rows('select from staff_invitations')).toEqual([]);
    anita = await marketplace.admin(`Anita Rao ${people}`, 'OWNER');
    const { id } = await invite(anita, email, 'SUPPORT');
    const second = tokenMailedTo(marketplace, email);
    expect(await resend(anita, id)).toMatchObject({ __typename: 'StaffInvitation' });
    const third = tokenMailedTo(marketplace, email);
    expect(await joinStaff(marketplace.anonymous(), joining(second))).toMatchObject({
      code: 'INVITATION_OVER',
    });
    expect(await withdraw(anita, id)).toMatchObject({ __typename: 'InvitationWithdrawn' });
    expect(await joinStaff(marketplace.anonymous(), joining(third))).toMatchObject({
      code: 'INVITATION_OVER',
    });
    expect(await withdraw(anita, id)).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
    expect(await resend(anita, id)).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  });

  test('with a link that ends with her own right to invite', async () => {
    const token = await tokenFor();
    const bina = await marketplace.admin(`Bina ${people}`, 'OWNER');
    await acts.disablePerson.ask(bina, { personId: anita.userId, reason: 'She left.' });
    expect(await offer(marketplace.anonymous(), token)).toBeNull();
    expect(await joinStaff(marketplace.anonymous(), joining(token))).toMatchObject({
      code: 'INVITATION_OVER',
    });
  });
});

describe('an invitation', () => {
  test('asks for a password of at least 12 characters that is hard to guess', async () => {
    const token = await tokenFor();
    for (const weak of ['eleven char', 'Farida Khan 123456', 'password1234'])
      expect(
        await joinStaff(marketplace.anonymous(), {
          ...joining(token),
          name: 'Farida Khan 123456',
          password: weak,
        }),
        weak,
      ).toMatchObject({ code: 'INVALID_INPUT', field: 'password' });
    expect(await joinStaff(marketplace.anonymous(), joining(token))).toMatchObject({
      __typename: 'SignedIn',
    });
  });

  test('is refused for an address that is staff', async () => {
    await joinStaff(marketplace.anonymous(), joining(await tokenFor('SUPPORT')));
    expect(await invite(anita, email, 'OWNER')).toMatchObject({ code: 'ALREADY_STAFF', field: 'email' });
  });

  test('is open once for an address, however many are asked for', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => invite(anita, email, 'SUPPORT')));
    expect(outcomes.filter(({ __typename }) => __typename === 'StaffInvitation')).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(2);
  });

  test('is mailed at most 20 times a day', async () => {
    for (let sent = 0; sent < 20; sent++) await invite(anita, `s${sent}.${people}@example.com`, 'SUPPORT');
    expect(await invite(anita, email, 'SUPPORT')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('that could not be mailed stays open to be sent again', async () => {
    const { mail } = marketplace;
    const { send } = mail;
    mail.send = () => Promise.reject(new Error('The mail server is away.'));
    expect(await invite(anita, email, 'SUPPORT')).toMatchObject({ code: 'INVITATION_NOT_SENT' });
    mail.send = send;
    const { staffInvitations } = await anita.graphql('{ staffInvitations { id email } }');
    expect(staffInvitations).toMatchObject([{ email }]);
    expect(await resend(anita, staffInvitations[0].id)).toMatchObject({ email });
  });
});

test('staff need 12 characters when they change their password', async () => {
  const token = await tokenFor();
  const farida = marketplace.anonymous();
  await joinStaff(farida, joining(token));
  const change = async (newPassword: string) =>
    (
      await farida.graphql(
        `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
          __typename ... on Problem { code field } } }`,
        { input: { currentPassword: password, newPassword } },
      )
    ).changePassword;
  expect(await change('eleven char')).toMatchObject({ code: 'INVALID_INPUT', field: 'newPassword' });
  expect(await change('twelve chars')).toEqual({ __typename: 'PasswordChanged' });
});
