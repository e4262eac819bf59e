import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acts, trail } from '../../testing/admin-work.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let meera: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  people += 1;
  await marketplace.sql.rows(
    "update users set disabled_at = now(), role = 'CUSTOMER', staff_role = null where role = 'ADMIN'",
  );
  anita = await marketplace.admin(`Anita Desai${people}`);
  meera = await marketplace.customer(`Meera Iyer${people}`);
});

const about = ({ userId }: Visitor, reason = 'Abuse of the chat.') => ({ personId: userId, reason });
const me = async (person: Visitor) => (await person.graphql('{ me { id } }')).me;

describe('disabling a person', () => {
  test('signs them out everywhere immediately and blocks sign-in until they are enabled', async () => {
    await givePassword(marketplace, meera, 'curry-leaf-7');
    const signIn = async () =>
      (
        await marketplace.anonymous().rest('POST', '/api/auth/customer-login', {
          email: meera.email,
          password: 'curry-leaf-7',
        })
      ).status;
    expect(await signIn()).toBe(200);
    expect(await me(meera)).not.toBeNull();

    expect(await acts.disablePerson.ask(anita, about(meera))).toMatchObject({
      __typename: 'PersonRecord',
      isDisabled: true,
      openSessions: 0,
    });
    expect(await me(meera)).toBeNull();
    expect(await signIn()).toBe(401);

    expect(await acts.enablePerson.ask(anita, about(meera))).toMatchObject({ isDisabled: false });
    expect(await me(meera)).toBeNull();
    expect(await signIn()).toBe(200);
    const decisions = (await trail(anita, { subjectId: meera.userId })).filter(
      ({ action }: { action: string }) => action !== 'SIGNED_IN',
    );
    expect(decisions).toEqual([
      expect.objectContaining({ action: 'PERSON_ENABLED' }),
      {
        action: 'PERSON_DISABLED',
        subjectKind: 'person',
        subjectName: `Meera Iyer${people}`,
        actorName: `Anita Desai${people}`,
        reason: 'Abuse of the chat.',
        changes: [
          { fact: 'disabled', before: 'false', after: 'true' },
          { fact: 'sessionsEnded', before: null, after: '2' },
        ],
      },
    ]);
  });

  test('finds and disables also who took the name of a deleted account', async () => {
    for (const name of ['Former customer', 'Former cook']) {
      await meera.graphql(
        'mutation ($name: String!) { updateProfile(input: { name: $name, phone: "+1 408 555 0142" }) { __typename } }',
        { name },
      );
      const { people } = await anita.graphql(
        'query ($text: String) { people(text: $text) { nodes { id } } }',
        {
          text: meera.email,
        },
      );
      expect(people.nodes).toEqual([{ id: meera.userId }]);
    }
    expect(await acts.disablePerson.ask(anita, about(meera))).toMatchObject({ isDisabled: true });
  });

  test('happens once, however many ask', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => acts.disablePerson.ask(anita, about(meera))),
    );
    expect(outcomes.filter(({ code }) => code === 'ALREADY_DONE')).toHaveLength(19);
    expect(await trail(anita, { subjectId: meera.userId })).toHaveLength(1);
  });

  test('unlists their kitchen, which takes no orders until they are enabled', async () => {
    const { kitchen } = await marketplace.kitchenOwner(`Asha${people}`);
    const asha = { userId: kitchen.userId } as Visitor;
    const isListed = async () =>
      (await meera.graphql('query ($id: ID!) { supplier(id: $id) { id } }', { id: kitchen.id })).supplier !==
      null;
    expect((await placeOrder(meera, anOrder(kitchen))).status).toBe('PLACED');

    await acts.disablePerson.ask(anita, about(asha));
    expect(await isListed()).toBe(false);
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'KITCHEN_UNAVAILABLE' });
    await acts.enablePerson.ask(anita, about(asha));
    expect(await isListed()).toBe(true);
    expect((await placeOrder(meera, anOrder(kitchen))).status).toBe('PLACED');
  });

  test('is refused for oneself, and for two admins who disable each other', async () => {
    expect(await acts.disablePerson.ask(anita, about(anita))).toMatchObject({ code: 'MUST_STAY' });
    const bina = await marketplace.admin(`Bina Rao${people}`);
    expect(await acts.disablePerson.ask(anita, about(anita))).toMatchObject({ code: 'MUST_STAY' });
    const outcomes = await Promise.all([
      anita.ask(acts.disablePerson.document, { input: about(bina) }),
      bina.ask(acts.disablePerson.document, { input: about(anita) }),
    ]);
    const done = outcomes.filter(({ data }) => data?.disablePerson.__typename === 'PersonRecord');
    expect(done).toHaveLength(1);
  });
});

test('sessions end without the account being disabled', async () => {
  expect(await acts.endPersonSessions.ask(anita, about(meera))).toMatchObject({
    isDisabled: false,
    openSessions: 0,
  });
  expect(await me(meera)).toBeNull();
  expect(await acts.endPersonSessions.ask(anita, about(meera))).toMatchObject({ code: 'ALREADY_DONE' });
});

test('a deleted person cannot be decided about, and the trail no longer has the name', async () => {
  await acts.endPersonSessions.ask(anita, about(meera));
  await marketplace.sql.rows(
    "update users set name = 'Former customer', disabled_at = now(), erased_at = now() where id = $1",
    [meera.userId],
  );
  expect(await acts.enablePerson.ask(anita, about(meera))).toMatchObject({ code: 'PERSON_NOT_FOUND' });
  const [event] = await trail(anita, { subjectId: meera.userId });
  expect(event.subjectName).toBe('Former customer');
});

test('admins find people by name, email and role', async () => {
  const found = async (args: string) =>
    (await anita.graphql(`{ people(${args}) { nodes { user { name } isDisabled } } }`)).people.nodes;
  expect(await found(`text: "MEERA IYER${people}"`)).toEqual([
    { user: { name: `Meera Iyer${people}` }, isDisabled: false },
  ]);
  expect(await found(`text: "${meera.email}", role: CUSTOMER`)).toHaveLength(1);
  expect(await found(`text: "${meera.email}", role: ADMIN`)).toEqual([]);
  expect(await found('text: "_"')).toEqual([]);
  const { person } = await anita.graphql(
    'query ($id: ID!) { person(id: $id) { openSessions lastSeenAt kitchen { id } } }',
    { id: meera.userId },
  );
  expect(person).toEqual({ openSessions: 1, lastSeenAt: '2026-11-17T17:00:00.000Z', kitchen: null });
});
