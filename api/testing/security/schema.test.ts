import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema as buildFromText,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { problemCodes } from '../../../schema/problem-codes.ts';
import { signedIn } from '../../core/access/rules.ts';
import { anyone, ofViewer, withinReach } from '../../core/access/visible.ts';
import { enforceVisibility, visibilityOf } from '../../doors/graphql/permissions.ts';
import { projectRoot } from '../../platform/database/project-root.ts';
import { buildSchema } from '../../schema.ts';

const schema = buildSchema();
const ownTypes = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type));

/** Name parts that must never be readable. */
const secrets = [
  'passwordHash',
  'tokenHash',
  'requestHash',
  'idempotencyHash',
  'hash',
  'ein',
  'commission',
  'customerId',
  'userId',
  'disabledAt',
  'searchText',
  'attempt',
];

/** A secret as a word of its own within a name: `einNumber` and `supplierEin`, but not `being`. */
const tells = (name: string, secret: string) =>
  name === secret || name.startsWith(secret) || name.endsWith(secret[0]!.toUpperCase() + secret.slice(1));

const readableNames = (of: GraphQLSchema): string[] =>
  Object.values(of.getTypeMap())
    .filter(type => (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type))
    .flatMap(type => (isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : []));

interface Described {
  name: string;
  kind: 'type' | 'value' | 'field' | 'nullable field' | 'input';
  words: string;
}

const describedParts = (type: GraphQLNamedType): Described[] => {
  const part = (name: string, kind: Described['kind'], { description }: { description?: string | null }) => ({
    name: `${type.name}.${name}`,
    kind,
    words: description ?? '',
  });
  if (isEnumType(type)) return type.getValues().map(value => part(value.name, 'value', value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(field => part(field.name, 'input', field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(field => [
    part(field.name, isNonNullType(field.type) ? 'field' : 'nullable field', field),
    ...field.args.map(arg => part(`${field.name}(${arg.name})`, 'input', arg)),
  ]);
};

const described = ownTypes
  .filter(type => !isSpecifiedScalarType(type))
  .flatMap((type): Described[] => [
    { name: type.name, kind: 'type', words: type.description ?? '' },
    ...describedParts(type),
  ]);

/** Names that only sound like a secret: attempts are those to deliver a webhook. */
const shown = new Set(['einMasked', 'attempts', 'attemptCount', 'nextAttemptAt']);

describe('the schema', () => {
  test('marks every field with who may read it', () => {
    const unmarked = ownTypes.flatMap(type =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
            .filter(field => !visibilityOf(type, field))
            .map(field => `${type.name}.${field.name}`)
        : [],
    );
    expect(unmarked).toEqual([]);
  });

  test('does not build with an unmarked field', () => {
    const careless = buildFromText('type Query { ein: String }');
    expect(() => enforceVisibility(careless)).toThrow('Missing @Visible on Query.ein.');
  });

  test('does not build where anyone reaches what is not checked', () => {
    const careless = buildFromText('type Query { order: Order } type Order { note: String }');
    careless.getQueryType()!.extensions = { visible: anyone };
    careless.getType('Order')!.extensions = { visible: withinReach };
    expect(() => enforceVisibility(careless)).toThrow('Nothing checks who reads Order.note');
    careless.getQueryType()!.extensions = { visible: signedIn };
    expect(() => enforceVisibility(careless)).not.toThrow();
  });

  test('does not build where an argument chooses whose things the viewer gets', () => {
    const careless = buildFromText(
      'type Query { myOrders(of: ID): Int } type Mutation { signIn(as: ID): Int }',
    );
    careless.getMutationType()!.extensions = { visible: ofViewer };
    careless.getQueryType()!.extensions = { visible: ofViewer };
    expect(() => enforceVisibility(careless)).toThrow('An argument may choose whose Query.myOrders is');
    careless.getQueryType()!.extensions = { visible: signedIn };
    expect(() => enforceVisibility(careless)).not.toThrow();
  });

  test.each(secrets)('has nothing to read that is called %s, built or written down', async secret => {
    const written = buildFromText(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
    const names = [...readableNames(schema), ...readableNames(written)];
    expect(names.filter(name => tells(name, secret) && !shown.has(name))).toEqual([]);
  });

  test('never exposes passwords', () => {
    const acts = Object.keys(schema.getMutationType()!.getFields());
    const facts = readableNames(schema).filter(name => !acts.includes(name));
    expect(facts.filter(name => /password/i.test(name))).toEqual([]);
  });

  test('has no role, identity or status in any input, but the role that owners give to staff and the status of a feature', () => {
    const inputs = ownTypes.flatMap(type =>
      isInputObjectType(type) ? Object.keys(type.getFields()).map(name => `${type.name}.${name}`) : [],
    );
    expect(
      inputs.filter(name => /\..*(role|userId|customerId|commission|status)/i.test(name)).sort(),
    ).toEqual(['ChangeStaffRoleInput.staffRole', 'InviteStaffInput.staffRole', 'SetFeatureFlagInput.status']);
  });

  test('has one refusal for every code', () => {
    const problem = schema.getType('Problem');
    const { objects } = isInterfaceType(problem) ? schema.getImplementations(problem) : { objects: [] };
    const codes = objects.map(({ extensions }) => extensions.code);
    expect(codes.toSorted()).toEqual(Object.keys(problemCodes).toSorted());
  });

  test('describes every type, field, argument and value', () => {
    expect(described.filter(({ words }) => !words).map(({ name }) => name)).toEqual([]);
  });

  test('begins every description with a noun or a verb, and says when a field is null', () => {
    const noNoun = /^(It|They|We|What|How|When|Where|Why|Who|There|Only|For|By|With|At|True|False|[^A-Z])\b/;
    const isWrong = ({ kind, words }: Described) =>
      noNoun.test(words) ||
      !words.endsWith('.') ||
      (kind !== 'type' && kind !== 'value' && /^(The|An?) /.test(words)) ||
      (kind === 'nullable field' && !/\bnull\b/i.test(words));
    expect(described.filter(isWrong)).toEqual([]);
  });
});
