import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema as buildFromText,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { problemCodes } from '../../core/operation/problem-codes.ts';
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

  test.each(secrets)('has nothing to read that is called %s, built or written down', async secret => {
    const written = buildFromText(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
    const names = [...readableNames(schema), ...readableNames(written)];
    expect(names.filter(name => tells(name, secret) && name !== 'einMasked')).toEqual([]);
  });

  test('never exposes passwords', () => {
    const acts = Object.keys(schema.getMutationType()!.getFields());
    const facts = readableNames(schema).filter(name => !acts.includes(name));
    expect(facts.filter(name => /password/i.test(name))).toEqual([]);
  });

  test('has no role or identity in any input', () => {
    const inputs = ownTypes.flatMap(type => (isInputObjectType(type) ? Object.keys(type.getFields()) : []));
    expect(inputs.filter(name => /role|userId|customerId|commission|status/i.test(name))).toEqual([]);
  });

  test('has one refusal for every code', () => {
    const problem = schema.getType('Problem');
    const { objects } = isInterfaceType(problem) ? schema.getImplementations(problem) : { objects: [] };
    const codes = objects.map(({ extensions }) => extensions.code);
    expect(codes.toSorted()).toEqual(Object.keys(problemCodes).toSorted());
  });

  test('describes every type, field, argument and value', () => {
    const silent: string[] = [];
    const note = (name: string, { description }: { description?: string | null }) => {
      if (!description) silent.push(name);
    };
    for (const type of ownTypes) {
      if (['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) continue;
      if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) note(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field);
        for (const arg of 'args' in field ? field.args : [])
          note(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
    expect(silent).toEqual([]);
  });
});
