import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts } from '../../testing/admin-work.ts';
import { knowSanJose } from '../../testing/builders/a-city.ts';
import { aRegistration } from '../../testing/builders/a-registration.ts';
import { anAdmin } from '../../testing/builders/an-admin.ts';
import { doors } from '../../testing/doors.ts';
import { kitchenDoors } from '../../testing/kitchen-doors.ts';
import { emailsTo, newestCode } from '../../testing/mailed-codes.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { invite, joinStaff, tokenMailedTo } from '../../testing/staff-work.ts';
import type { Visitor } from '../../testing/visitor.ts';

const password = 'coconut chutney';
const [throughGraphQL] = kitchenDoors;

let marketplace: Marketplace;
let anita: Visitor;
let people = 0;
let email: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  await knowSanJose(marketplace.sql);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows('truncate attempts, staff_invitations');
  anita = await marketplace.admin(`Anita ${++people}`, 'OWNER');
  email = `farida.${people}@example.com`;
});

const joining = (token: string) => ({ token, name: 'Farida Khan', password });
const registration = () => ({ name: 'Farida Khan', email, phone: '(408) 555-0147', password });
const register = () => doors[0]!.register(marketplace.anonymous(), registration());
const invited = async () => {
  await invite(anita, email, 'REVIEWER');
  return tokenMailedTo(marketplace, email);
};
const join = async (token: string) => joinStaff(marketplace.anonymous(), joining(token));
const rolesOf = async () =>
  (await marketplace.sql.rows<{ role: string }>('select role from users where email = $1', [email])).map(
    ({ role }) => role,
  );
const about = ({ userId }: Pick<Visitor, 'userId'>) => ({ personId: userId, reason: 'They asked.' });

describe('an address of a customer or a kitchen', () => {
  test('is not invited, until that account is disabled', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    email = meera.email;
    expect(await invite(anita, email, 'REVIEWER')).toMatchObject({
      code: 'ADDRESS_IN_USE',
      field: 'email',
      message: expect.stringMatching(/change the email of that account first/),
    });
    expect(emailsTo(email, marketplace.mail)).toEqual([]);
    await acts.disablePerson.ask(anita, about(meera));
    expect(await join(await invited())).toMatchObject({ __typename: 'SignedIn' });
    expect(await acts.enablePerson.ask(anita, about(meera))).toMatchObject({ code: 'ADDRESS_IN_USE' });

    const lata = await marketplace.kitchenOwner(`Lata ${people}`);
    const [cook] = await marketplace.sql.rows<{ email: string }>('select email from users where id = $1', [
      lata.cook.userId,
    ]);
    expect(await invite(anita, cook!.email, 'SUPPORT')).toMatchObject({ code: 'ADDRESS_IN_USE' });
  });

  test('that was invited before it registered does not join', async () => {
    const token = await invited();
    expect(await register()).toMatchObject({ user: { email } });
    expect(await join(token)).toMatchObject({
      code: 'ADDRESS_IN_USE',
      message: expect.stringMatching(/Sign in there, change its email/),
    });
    await marketplace.sql.rows('update users set email = $2 where email = $1', [
      email,
      `farida.home.${people}@example.com`,
    ]);
    expect(await join(token)).toMatchObject({ __typename: 'SignedIn' });
  });

  test('is not taken over by staff who change their email', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    await startChange(anita, meera.email);
    expect(emailsTo(meera.email, marketplace.mail)).toEqual([]);
  });
});

const startChange = async (visitor: Visitor, newEmail: string) => {
  await visitor.graphql(
    'mutation ($newEmail: String!) { startEmailChange(newEmail: $newEmail) { __typename } }',
    { newEmail },
  );
  await marketplace.services.background.finish();
};

const changeEmail = async (visitor: Visitor, newEmail: string) => {
  const newCode = newestCode(newEmail, marketplace.mail);
  const oldCode = newestCode(visitor.email, marketplace.mail);
  const { changeEmail } = await visitor.graphql(
    `mutation ($input: ChangeEmailInput!) {
      changeEmail(input: $input) { __typename ... on Problem { code field } } }`,
    { input: { newEmail, newCode, oldCode } },
  );
  return changeEmail;
};

describe('an address of a staff member', () => {
  test.each(doors)('opens no customer account through $name, like any taken one', async door => {
    await join(await invited());
    for (const disabled of [false, true]) {
      await marketplace.sql.rows('update users set disabled_at = $2 where email = $1', [
        email,
        disabled ? marketplace.clock.read() : null,
      ]);
      expect(await door.register(marketplace.anonymous(), registration())).toMatchObject({
        code: 'EMAIL_TAKEN',
        field: 'email',
      });
    }
    expect(await rolesOf()).toEqual(['ADMIN']);
  });

  test.each(kitchenDoors)('opens no kitchen through $name, like any taken one', async door => {
    await join(await invited());
    expect(
      await door.register(marketplace.anonymous(), {
        ...aRegistration,
        email,
        ein: `98-76543${10 + people}`,
      }),
    ).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await rolesOf()).toEqual(['ADMIN']);
  });

  test('gets no code when a customer wants to change to it, and none that was mailed before works', async () => {
    const ravi = await marketplace.customer(`Ravi ${people}`);
    await startChange(ravi, email);
    await join(await invited());
    expect(await changeEmail(ravi, email)).toEqual({
      __typename: 'WrongCode',
      code: 'WRONG_CODE',
      field: 'newCode',
    });
    const before = emailsTo(email, marketplace.mail).length;
    await startChange(ravi, email);
    expect(emailsTo(email, marketplace.mail)).toHaveLength(before);
  });
});

describe('for one address, of two who are at it at the same time', () => {
  test('joining the staff and registering, exactly one wins', async () => {
    for (let round = 0; round < 8; round++) {
      email = `farida.${people}.${round}@example.com`;
      const token = await invited();
      const [joined, registered] = await Promise.all([join(token), register()]);
      const won = [joined.__typename === 'SignedIn', registered.user !== undefined];
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(won[0] ? registered.code : joined.code).toBe(won[0] ? 'EMAIL_TAKEN' : 'ADDRESS_IN_USE');
      expect(await rolesOf()).toHaveLength(1);
    }
  });

  test('joining the staff and opening a kitchen, exactly one wins', async () => {
    for (let round = 0; round < 4; round++) {
      email = `farida.${people}.${round}@example.com`;
      const token = await invited();
      const kitchen = { ...aRegistration, email, ein: `97-76543${10 + round}` };
      await Promise.all([join(token), throughGraphQL!.register(marketplace.anonymous(), kitchen)]);
      expect(await rolesOf()).toHaveLength(1);
    }
  });
});

test('a start with the address of a customer opens the owner all the same, who has its password', async () => {
  await register();
  await anAdmin(marketplace, email, 'mango pickle of 2026');
  expect((await rolesOf()).sort()).toEqual(['ADMIN', 'CUSTOMER']);
  const { user } = await doors[0]!.signIn(marketplace.anonymous(), email, 'mango pickle of 2026');
  expect(user?.role).toBe('ADMIN');
  expect(await doors[0]!.signIn(marketplace.anonymous(), email, password)).toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
});
