import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRight, type StaffRight, staffRights } from '../../../schema/staff-rights.ts';
import { Role } from '../../core/access/role.ts';
import { ownOrWithRight, suppliersOrWithRight, withRight } from '../../core/access/rules.ts';
import type { StaffRole } from '../../core/access/staff-role.ts';
import { Viewer } from '../../core/access/viewer.ts';
import { ofViewer, type Visibility } from '../../core/access/visible.ts';
import { topics } from '../../core/topics.ts';
import { uncheckedMarks, visibilityOf } from '../../doors/graphql/permissions.ts';
import { buildSchema } from '../../schema.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { askEverything, fieldsOf, type IdFor, type IsRead } from './ask-everything.ts';
import { ofViewerBecause } from './of-viewer-because.ts';
import { type Party, parties, rightsNeeded, staff } from './parties.ts';
import { readByStaffAlone } from './read-by-staff-alone.ts';
import { victimsOf } from './victims.ts';
import { refusedById, whoMay } from './who-may.ts';

const schema: GraphQLSchema = buildSchema();
const roots = {
  query: fieldsOf(schema.getQueryType()),
  mutation: fieldsOf(schema.getMutationType()),
  subscription: fieldsOf(schema.getSubscriptionType()),
};
type Kind = keyof typeof roots;
const rootNames = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
const allTypes = Object.values(schema.getTypeMap())
  .filter(type => !isIntrospectionType(type))
  .filter(type => isObjectType(type) || isInterfaceType(type));
const rootTypes = allTypes.filter(({ name }) => Object.values(rootNames).includes(name));

const fieldsWithMarks = (types: typeof allTypes) =>
  types.flatMap(type =>
    Object.values(type.getFields()).map(field => ({
      name: `${type.name}.${field.name}`,
      mark: visibilityOf(type, field)!,
    })),
  );

/** The rule without what API tokens need. */
const forPeople = (mark: Visibility): Visibility => mark.forPeople ?? mark;

const viewerAs = (role: Role | null, staffRole: StaffRole | null = null) =>
  new Viewer(role && { role, staffRole, sessionId: '', userId: '' });

const staffParties: readonly Party[] = staff;

/** The same of each staff role. */
const ofStaff = <Each>(of: (role: StaffRole) => Each): Record<StaffRole, Each> => ({
  REVIEWER: of('REVIEWER'),
  SUPPORT: of('SUPPORT'),
  FINANCE: of('FINANCE'),
  ADMIN: of('ADMIN'),
  OWNER: of('OWNER'),
});

const operations = (Object.keys(roots) as Kind[]).flatMap(kind =>
  roots[kind].map(field => ({ kind, field })),
);

let marketplace: Marketplace;
let victims: Awaited<ReturnType<typeof victimsOf>>;
let created = 0;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  victims = await victimsOf(marketplace);
});
afterAll(() => marketplace.close());

/** Operations that may end the viewer's own session. */
const endsTheSession = /^(sign|enterSignInCode|register|changePassword|resetPassword|deleteMyAccount)/;
const known = new Map<Party, Visitor>();

/** One viewer of each kind, and a new one for operations that may end their session. */
const personFor = async (party: Party, operation: string): Promise<Visitor> => {
  if (endsTheSession.test(operation)) return come[party]();
  const person = known.get(party) ?? (await come[party]());
  known.set(party, person);
  return person;
};

const come: Record<Party, () => Promise<Visitor>> = {
  anonymous: async () => marketplace.anonymous(),
  'another customer': () => marketplace.customer(`Ravi ${++created}`),
  'another supplier': async () => (await marketplace.kitchenOwner(`Gauri ${++created}`)).cook,
  ...ofStaff(role => () => marketplace.admin(`Anita ${++created}`, role)),
};

/** Omits fields that the viewer may not read: a separate test covers them. */
const readBy =
  (party: Party): IsRead =>
  (type, field) => {
    const mark = visibilityOf(type, field);
    return uncheckedMarks.has(mark) || mark!(viewers[party]);
  };

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];

/** The permission error of an operation, if any, and the whole response. */
const ask = async (
  kind: Kind,
  field: GraphQLField<unknown, unknown>,
  person: Visitor,
  ids: IdFor,
  isRead: IsRead,
) => {
  const { document, variables } = askEverything(kind, field, ids, isRead);
  if (kind === 'subscription') {
    const subscription = await new LiveVisitor(person).subscribe(document, variables);
    const code = await untilAnswered(subscription.refusal(), person);
    await subscription.stop();
    return { code, said: '' };
  }
  const takesFile = document.includes('Upload!');
  const answer = takesFile
    ? await sendFile(person, document, variables)
    : await person.ask(document, variables);
  const code = answer.errors?.[0]?.extensions?.code;
  expect(String(code), `${field.name}: ${JSON.stringify(answer.errors)}`).not.toMatch(
    /VALIDATION|PARSE|COSTLY|INTERNAL/,
  );
  return { code, said: JSON.stringify(answer) };
};

/** Signals every topic of a person until their subscription responds or is refused, without a timeout. */
const untilAnswered = async (refusal: Promise<string | undefined>, { userId }: Visitor) => {
  const suppliers = await marketplace.sql.rows<{ id: string }>('select id from suppliers');
  const observed = [
    topics.applications,
    topics.notifications(userId),
    topics.order(victims.idFor('order')('orderId')),
    ...suppliers.flatMap(({ id }) => [
      topics.supplier(id),
      topics.kitchenOrders(id),
      topics.tiffinForecast(id),
    ]),
  ];
  const signals = [
    ...observed.map(topic => ({ topic, id: randomUUID() })),
    ...suppliers.map(({ id }) => ({ topic: topics.prepSheets(id), id: '2026-11-17 DINNER' })),
  ];
  const unsettled: unique symbol = Symbol('unsettled');
  while (true) {
    await marketplace.bus.publish(signals);
    const outcome = await Promise.race([refusal, pause(5, unsettled)]);
    if (outcome !== unsettled) return outcome;
  }
};

const sendFile = async (person: Visitor, query: string, variables: Record<string, unknown>) => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File(['%PDF-1.4'], 'paper.pdf'));
  const headers = { 'apollo-require-preflight': 'yes' };
  return JSON.parse(await (await person.send('/graphql', { method: 'POST', headers, body: form })).text());
};

test('the table lists exactly the operations of the schema', () => {
  for (const kind of Object.keys(roots) as Kind[]) {
    expect(Object.keys(whoMay[kind]).sort(), kind).toEqual(roots[kind].map(({ name }) => name).sort());
  }
});

const viewers: Record<Party, Viewer> = {
  anonymous: viewerAs(null),
  'another customer': viewerAs(Role.CUSTOMER),
  'another supplier': viewerAs(Role.SUPPLIER),
  ...ofStaff(role => viewerAs(Role.ADMIN, role)),
};

test('the mark of an operation admits whom the table admits', () => {
  const admitted = fieldsWithMarks(rootTypes).map(({ name, mark }) => [
    name,
    parties.filter(party => mark(viewers[party])),
  ]);
  const table = Object.entries(whoMay).flatMap(([kind, table]) =>
    Object.entries(table).map(([name, those]) => [`${rootNames[kind as Kind]}.${name}`, those]),
  );
  expect(Object.fromEntries(admitted)).toEqual({ ...Object.fromEntries(table), ...refusedById });
});

test('mutations that give everyone their own are in the table, with what makes it theirs', () => {
  const own = fieldsWithMarks([schema.getMutationType()!]).filter(({ mark }) => mark === ofViewer);
  const proven = Object.values(ofViewerBecause).flat();
  expect(own.map(({ name }) => name).sort()).toEqual(proven.map(name => `Mutation.${name}`).sort());
});

test('an operation asks for exactly the right that the table names', () => {
  const marks = Object.fromEntries(fieldsWithMarks(rootTypes).map(({ name, mark }) => [name, mark]));
  for (const [kind, table] of Object.entries(whoMay)) {
    for (const [name, those] of Object.entries(table)) {
      const operation = `${rootNames[kind as Kind]}.${name}`;
      const right = rightsNeeded.get(refusedById[operation] ?? those);
      const isForSomeStaff = those.some(party => staffParties.includes(party));
      const isForAllStaff = staffParties.every(party => those.includes(party));
      if (!right) expect(isForSomeStaff, operation).toBe(isForAllStaff);
      else
        expect(
          [withRight, ownOrWithRight, suppliersOrWithRight].map(rule => rule(right)),
          operation,
        ).toContain(forPeople(marks[operation]!));
    }
  }
});

test('staff who may change something may see it', () => {
  const needs = [
    ['HELP_ORDERS', 'SEE_ORDERS'],
    ['MANAGE_PEOPLE', 'SEE_PEOPLE'],
    ['MANAGE_KITCHENS', 'SEE_KITCHENS'],
    ['REFUND', 'SEE_MONEY'],
    ['PAY_OUT', 'SEE_MONEY'],
    ['PAY_OUT', 'SEE_KITCHENS'],
    ['SEE_ORDERS', 'SEE_KITCHENS'],
    ['MANAGE_STAFF', 'MANAGE_PEOPLE'],
    ['WRITE_NOTES', 'SEE_ORDERS'],
    ['WRITE_NOTES', 'SEE_PEOPLE'],
    ['REMOVE_NOTES', 'WRITE_NOTES'],
  ] as const;
  for (const [right, other] of needs) {
    for (const role of staff) expect(hasRight(role, right) && !hasRight(role, other), role).toBe(false);
  }
});

test('fields that are checked are for staff with one right, and are in the table', () => {
  const rights = fieldsWithMarks(allTypes.filter(type => !rootTypes.includes(type)))
    .filter(({ mark }) => !uncheckedMarks.has(mark))
    .map(({ name, mark }): [string, StaffRight | undefined] => {
      const ofType = `${name.split('.')[0]}.*`;
      const right = (Object.keys(staffRights) as StaffRight[]).find(
        each => withRight(each) === forPeople(mark),
      );
      return [name in readByStaffAlone ? name : ofType, right];
    });
  expect(Object.fromEntries(rights)).toEqual(readByStaffAlone);
});

describe.each(parties)('%s', party => {
  test.each(operations)('$kind $field.name', async ({ kind, field }) => {
    const isAllowed = whoMay[kind][field.name]?.includes(party) ?? false;
    const person = await personFor(party, field.name);
    const before = await victims.stateOf();
    // Operations of staff run with ids that do not exist, so that they change nothing.
    const isStaff = staffParties.includes(party);
    const ids = isStaff && isAllowed && kind === 'mutation' ? () => randomUUID() : victims.idFor(field.name);
    const { code, said } = await ask(kind, field, person, ids, readBy(party));
    if (isAllowed) expect(refusals).not.toContain(code);
    else expect(code).toBe(party === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(await victims.stateOf()).toBe(before);
    if (isStaff && isAllowed) return;
    const response = said.replace(/"requestId":"[^"]*"/g, '');
    for (const canary of victims.canaries) expect(response).not.toContain(canary);
  });
});
