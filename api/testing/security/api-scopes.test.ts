import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiScopes, everyApiScope, withIncluded } from '../../../schema/api-scopes.ts';
import type { ApiScope } from '../../core/access/api-scope.ts';
import { Role } from '../../core/access/role.ts';
import { Viewer } from '../../core/access/viewer.ts';
import { anyone, ofViewer } from '../../core/access/visible.ts';
import { uncheckedMarks, visibilityOf } from '../../doors/graphql/permissions.ts';
import { buildSchema } from '../../schema.ts';
import { aProgram } from '../api-tokens.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { askEverything, fieldsOf, type IsRead } from './ask-everything.ts';
import { victimsOf } from './victims.ts';
import { openToEveryToken, whatScopesOpen } from './what-scopes-open.ts';

const schema = buildSchema();
const roots = {
  query: schema.getQueryType()!,
  mutation: schema.getMutationType()!,
  subscription: schema.getSubscriptionType()!,
};
type Kind = keyof typeof roots;

const operations = (Object.keys(roots) as Kind[]).flatMap(kind =>
  fieldsOf(roots[kind]).map(field => ({
    kind,
    field,
    name: `${roots[kind].name}.${field.name}`,
    mark: visibilityOf(roots[kind], field)!,
  })),
);

const viewerOf = (scope: ApiScope): Viewer =>
  new Viewer({
    sessionId: '',
    userId: '',
    scopes: withIncluded([scope]),
    ...(apiScopes[scope].isForKitchens
      ? { role: Role.SUPPLIER, staffRole: null }
      : { role: Role.ADMIN, staffRole: 'OWNER' as const }),
  });

/** Selects what a program with the scope may read. */
const readBy =
  (viewer: Viewer): IsRead =>
  (type, field) => {
    const mark = visibilityOf(type, field);
    return uncheckedMarks.has(mark) || viewer.meets(mark!);
  };

let marketplace: Marketplace;
let victims: Awaited<ReturnType<typeof victimsOf>>;
const programs = new Map<ApiScope, Visitor>();

beforeAll(async () => {
  marketplace = await Marketplace.open();
  victims = await victimsOf(marketplace);
  const { cook } = await marketplace.kitchenOwner('Gauri Sen');
  const olga = await marketplace.admin('Olga');
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
  for (const scope of everyApiScope)
    programs.set(scope, await aProgram(marketplace, apiScopes[scope].isForKitchens ? cook : olga, [scope]));
});
afterAll(() => marketplace.close());

test('the marks of the operations open what the table says, and nothing else', () => {
  const opened = (scope: string) =>
    operations
      .filter(({ mark }) => mark.scope === scope)
      .map(({ name }) => name)
      .sort();
  for (const scope of everyApiScope) expect(opened(scope), scope).toEqual(whatScopesOpen[scope]);
  expect(opened('ANY')).toEqual(openToEveryToken);
});

/** What belongs to a person, or is a document of a kitchen, and so is no program's. */
const ofPeople = new Set([
  'User',
  'Session',
  'Passkey',
  'SecondFactor',
  'SavedCard',
  'Household',
  'PersonRecord',
  'KitchenAccount',
  'Document',
  'Signature',
  'Application',
  'EinClaim',
  'StaffInvitation',
  'PayoutAccount',
]);

test.each(everyApiScope)('nothing that %s opens leads to what belongs to a person', scope => {
  const viewer = viewerOf(scope);
  const seen = new Set<string>();
  const follow = (type: GraphQLNamedType): void => {
    if (seen.has(type.name)) return;
    seen.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(follow);
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    for (const field of Object.values(type.getFields())) {
      if (readBy(viewer)(type, field)) follow(getNamedType(field.type));
    }
  };
  for (const { field, mark } of operations) if (viewer.meets(mark)) follow(getNamedType(field.type));
  expect([...seen].filter(name => ofPeople.has(name))).toEqual([]);
});

const takesFile = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => String(type).startsWith('Upload'));

describe.each(everyApiScope)('a program with the scope %s', scope => {
  const viewer = viewerOf(scope);

  test.each(operations.filter(({ kind, field }) => kind !== 'subscription' && !takesFile(field)))(
    '$name',
    async ({ kind, field, mark }) => {
      const isPublic = kind === 'query' && mark === anyone;
      const isOpen = isPublic || (mark !== ofViewer && mark !== anyone && viewer.meets(mark));
      const { document, variables } = askEverything(kind, field, victims.idFor(field.name), readBy(viewer));
      const before = await victims.stateOf();
      const { errors } = await programs.get(scope)!.ask(document, variables);
      const code = errors?.[0]?.extensions?.code;
      if (isOpen) expect(code, JSON.stringify(errors)).toBeUndefined();
      else expect(code).toBe('FORBIDDEN');
      expect(await victims.stateOf()).toBe(before);
    },
  );
});
