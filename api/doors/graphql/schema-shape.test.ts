import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema as buildFromText,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  validateSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';
import { buildSchema } from '../../schema.ts';

const written = buildFromText(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
const types = Object.values(written.getTypeMap());
const fields = types.flatMap(type =>
  isObjectType(type)
    ? Object.values(type.getFields()).map(field => ({ name: `${type.name}.${field.name}`, field }))
    : [],
);

/** The types of the fields of an object type, as they are written in the schema. */
const typesOf = (type: GraphQLNamedType | undefined): Record<string, string> =>
  isObjectType(type)
    ? Object.fromEntries(Object.values(type.getFields()).map(field => [field.name, String(field.type)]))
    : {};

const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection');
const nodes = types.filter(isConnection).map(({ name }) => name.replace(/Connection$/, ''));
const pages = fields.filter(({ field }) => isConnection(getNamedType(field.type)));

const argumentsOf = ({ args }: GraphQLField<unknown, unknown>) =>
  Object.fromEntries(args.map(({ name, type }) => [name, String(type)]));

test('the schema is valid, built and written down', () => {
  expect(validateSchema(buildSchema())).toEqual([]);
  expect(validateSchema(written)).toEqual([]);
});

test('every scalar of ours says where its format is specified, and gives an example', () => {
  const own = types.filter(isScalarType).filter(type => !isSpecifiedScalarType(type));
  expect(own.length).toBeGreaterThan(0);
  const isVague = ({ specifiedByURL, description }: (typeof own)[number]) =>
    !specifiedByURL?.startsWith('https://') || !/\bsuch as\b/.test(description ?? '');
  expect(own.filter(isVague)).toEqual([]);
});

describe('lists in pages, as compilers of Relay expect them,', () => {
  test('have a PageInfo with its four fields', () => {
    expect(typesOf(written.getType('PageInfo'))).toEqual({
      hasNextPage: 'Boolean!',
      hasPreviousPage: 'Boolean!',
      startCursor: 'String',
      endCursor: 'String',
    });
  });

  test.each(nodes)('%s: the connection has edges and a PageInfo, the edge a node and a cursor', node => {
    expect(typesOf(written.getType(`${node}Connection`))).toEqual({
      edges: `[${node}Edge!]!`,
      nodes: `[${node}!]!`,
      pageInfo: 'PageInfo!',
    });
    expect(typesOf(written.getType(`${node}Edge`))).toEqual({ cursor: 'String!', node: `${node}!` });
  });

  test.each(pages)('$name is never null and takes first and after', ({ field }) => {
    expect(String(field.type)).toMatch(/!$/);
    expect(argumentsOf(field)).toMatchObject({ first: 'Int', after: 'String' });
  });

  test('have no edge without a connection', () => {
    const edges = types.filter(({ name }) => name.endsWith('Edge')).map(({ name }) => name);
    expect(edges.toSorted()).toEqual(nodes.map(node => `${node}Edge`).toSorted());
  });
});
