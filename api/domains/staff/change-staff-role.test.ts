import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts, trail } from '../../testing/admin-work.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { changeRole } from '../../testing/staff-work.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let people = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.sql.rows("update users set disabled_at = now() where role = 'ADMIN'");
  anita = await marketplace.admin(`Anita ${++people}`, 'OWNER');
});

const outcomeOf = async (asked: ReturnType<typeof changeRole>) => (await asked).data.changeStaffRole;
const about = ({ userId }: Visitor) => ({ personId: userId, reason: 'They left.' });

test('a new role counts from the next request, and is in the audit trail', async () => {
  const farida = await marketplace.admin(`Farida ${people}`, 'SUPPORT');
  expect(await farida.refusal('{ people { nodes { id } } }')).toBeUndefined();
  expect(await outcomeOf(changeRole(anita, farida, 'REVIEWER'))).toEqual({
    __typename: 'PersonRecord',
    user: { staffRole: 'REVIEWER' },
    openSessions: 0,
  });
  expect(await farida.refusal('{ people { nodes { id } } }')).toBe('UNAUTHENTICATED');
  expect(await trail(anita, { subjectId: farida.userId })).toMatchObject([
    {
      action: 'STAFF_ROLE_CHANGED',
      reason: 'New duties.',
      changes: [
        { fact: 'staffRole', before: 'SUPPORT', after: 'REVIEWER' },
        { fact: 'sessionsEnded', before: null, after: '1' },
      ],
    },
  ]);
  expect(await outcomeOf(changeRole(anita, farida, 'REVIEWER'))).toMatchObject({ code: 'ALREADY_DONE' });
});

test('an open session alone makes no owner: a role, an invitation and a view need a fresh proof', async () => {
  const farida = await marketplace.admin(`Farida ${people}`, 'SUPPORT');
  const meera = await marketplace.customer(`Meera ${people}`);
  await marketplace.sql.rows('update sessions set proven_at = null where user_id = $1', [anita.userId]);
  expect(await outcomeOf(changeRole(anita, farida, 'OWNER'))).toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
  const { inviteStaff, startViewAs } = await anita.graphql(
    `mutation ($invite: InviteStaffInput!, $view: StartViewAsInput!) {
      inviteStaff(input: $invite) { ... on Problem { code } }
      startViewAs(input: $view) { ... on Problem { code } }
    }`,
    {
      invite: { email: 'mallory@example.com', staffRole: 'OWNER' },
      view: { personId: meera.userId, reason: 'They called.' },
    },
  );
  expect([inviteStaff.code, startViewAs.code]).toEqual(['FRESH_PROOF_NEEDED', 'FRESH_PROOF_NEEDED']);
});

test('people who are not staff have no role to change', async () => {
  const meera = await marketplace.customer(`Meera ${people}`);
  expect(await outcomeOf(changeRole(anita, meera, 'OWNER'))).toMatchObject({ code: 'PERSON_NOT_FOUND' });
});

test('the last owner stays an owner, and no one changes their own role', async () => {
  expect(await outcomeOf(changeRole(anita, anita, 'SUPPORT'))).toMatchObject({ code: 'MUST_STAY' });
  expect(await acts.disablePerson.ask(anita, about(anita))).toMatchObject({ code: 'MUST_STAY' });
  await marketplace.admin(`Bina ${people}`, 'OWNER');
  expect(await outcomeOf(changeRole(anita, anita, 'SUPPORT'))).toMatchObject({ code: 'MUST_STAY' });
});

test.each(['demote', 'disable'] as const)('of two owners who %s each other one stays', async act => {
  for (let round = 0; round < 5; round++) {
    const bina = await marketplace.admin(`Bina ${people} ${round}`, 'OWNER');
    const chitra = await marketplace.admin(`Chitra ${people} ${round}`, 'OWNER');
    await marketplace.sql.rows(
      "update users set disabled_at = now() where role = 'ADMIN' and id <> all ($1::uuid[])",
      [[bina.userId, chitra.userId]],
    );
    const decide = (decider: Visitor, person: Visitor) =>
      act === 'demote'
        ? changeRole(decider, person, 'SUPPORT')
        : decider.ask(acts.disablePerson.document, { input: about(person) });
    const outcomes = await Promise.all([decide(bina, chitra), decide(chitra, bina)]);
    const done = outcomes.filter(({ data }) =>
      Object.values(data ?? {}).some(each => (each as { __typename: string }).__typename === 'PersonRecord'),
    );
    expect(done).toHaveLength(1);
    const owners = await marketplace.sql.rows(
      "select from users where staff_role = 'OWNER' and disabled_at is null",
    );
    expect(owners).toHaveLength(1);
  }
});

test('an admin decides about customers, but not about staff', async () => {
  const bina = await marketplace.admin(`Bina ${people}`, 'ADMIN');
  const farida = await marketplace.admin(`Farida ${people}`, 'REVIEWER');
  const meera = await marketplace.customer(`Meera ${people}`);
  expect(await acts.disablePerson.ask(bina, about(meera))).toMatchObject({ isDisabled: true });
  for (const act of ['disablePerson', 'enablePerson', 'endPersonSessions'] as const)
    expect(await bina.refusal(acts[act].document, { input: about(farida) }), act).toBe('FORBIDDEN');
  expect((await changeRole(bina, farida, 'OWNER')).errors?.[0].extensions.code).toBe('FORBIDDEN');
  expect(await acts.disablePerson.ask(anita, about(farida))).toMatchObject({ isDisabled: true });
});

test.each([
  ['REVIEWER', 403],
  ['SUPPORT', 403],
  ['FINANCE', 200],
  ['ADMIN', 200],
] as const)('%s reads the earnings through REST with %i', async (staffRole, status) => {
  const staff = await marketplace.admin(`Gita ${people}`, staffRole);
  expect((await staff.send('/api/stripe/analytics')).status).toBe(status);
});
