import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  concatAST,
  type GraphQLInputType,
  getIntrospectionQuery,
  getOperationAST,
  lexicographicSortSchema,
  type NamedTypeNode,
  parse,
  print,
  printSchema,
  separateOperations,
  typeFromAST,
  validate,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { costLimit } from '../../doors/graphql/cost.ts';
import { limitRules, limits } from '../../doors/graphql/limits.ts';
import { highestCost } from '../../fast-path/operations/always-affordable.ts';
import { projectRoot } from '../../platform/database/project-root.ts';
import { buildSchema } from '../../schema.ts';
import { invalid } from '../documents/invalid.ts';
import { Marketplace } from '../marketplace.ts';
import { exampleOf } from './long-texts.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

const deep = `{ ${'me { '.repeat(limits.depth)} id ${' }'.repeat(limits.depth)} }`;
const endless = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`;
/** Less deep than the standard query, but much wider. */
const amplified = `{ ${times(6, index => `a${index}: __schema { types { fields { name type { fields { name } } } } }`)} }`;
const twice = getIntrospectionQuery().replace(
  '__schema {',
  'one: __schema { types { ...FullType } } __schema {',
);
const costly = `{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }`;
const tooMuch = [
  ['deep', deep, 'QUERY_TOO_COSTLY'],
  ['introspecting in circles', endless, 'GRAPHQL_VALIDATION_FAILED'],
  ['introspecting many times', amplified, 'QUERY_TOO_COSTLY'],
  ['introspecting twice', twice, 'QUERY_TOO_COSTLY'],
  ['aliased', `{ ${times(limits.aliases + 1, index => `a${index}: me { id }`)} }`, 'QUERY_TOO_COSTLY'],
  ['costly', costly, 'QUERY_TOO_COSTLY'],
  [
    'full of directives',
    `{ me ${'@include(if: true) '.repeat(limits.directives + 1)} { id } }`,
    'QUERY_TOO_COSTLY',
  ],
  ['long', `{ me { ${times(limits.tokens, () => 'id')} } }`, 'GRAPHQL_PARSE_FAILED'],
  ['nested without end', '{ a '.repeat(9000), 'GRAPHQL_PARSE_FAILED'],
  [
    'circular',
    invalid('query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
] as const;

const overWebSocket = async (query: string): Promise<string | undefined> => {
  const client = createClient({
    url: `${marketplace.origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  try {
    for await (const { errors } of client.iterate({ query })) return errors?.[0]?.extensions?.code as string;
  } catch (refused) {
    return (refused as { extensions?: { code: string } }[])[0]?.extensions?.code;
  } finally {
    await client.dispose();
  }
};

describe('a query that is', () => {
  test.each(tooMuch)('%s is refused over HTTP and over WebSocket', async (_, query, code) => {
    const { status, errors } = await marketplace.anonymous().ask(query);
    expect(status).toBe(400);
    expect(errors[0].extensions.code).toBe(code);
    expect(await overWebSocket(query)).toBe(code);
  });

  test('just within the limits is answered over both transports', async () => {
    const query = `{ ${times(limits.aliases, index => `a${index}: me { id }`)} }`;
    expect(await marketplace.anonymous().refusal(query)).toBeUndefined();
    expect(await overWebSocket(query)).toBeUndefined();
  });
});

test('a costly page size in a variable is refused even after a cheap one was answered', async () => {
  const query = `query ($first: Int!) { suppliers(first: $first) { nodes { reviews(first: 100) { nodes { id } } } } }`;
  const visitor = marketplace.anonymous();
  for (const first of [1, 1, 2]) expect(await visitor.refusal(query, { first })).toBeUndefined();
  expect(await visitor.refusal(query, { first: 100 })).toBe('QUERY_TOO_COSTLY');
});

test('a skipped selection counts as soon as its directive includes it', async () => {
  const aliases = times(
    13,
    index => `a${index}: suppliers(first: 100) @include(if: $all) { nodes { menu { name } } }`,
  );
  const query = `query ($all: Boolean!) { __typename ${aliases} }`;
  const visitor = marketplace.anonymous();
  for (const _ of [1, 2, 3]) expect(await visitor.refusal(query, { all: false })).toBeUndefined();
  expect(await visitor.refusal(query, { all: true })).toBe('QUERY_TOO_COSTLY');
});

test('a default does not hide the cost of a variable', async () => {
  const query =
    'query ($n: Int! = 1) { suppliers(first: $n) { nodes { reviews(first: $n) { nodes { words } } } } }';
  const visitor = marketplace.anonymous();
  for (const _ of [1, 2, 3]) expect(await visitor.refusal(query)).toBeUndefined();
  expect(await visitor.refusal(query, { n: 100 })).toBe('QUERY_TOO_COSTLY');
});

test('unpaginated lists count with their usual length', async () => {
  const query = '{ suppliers(first: 100) { nodes { menu { dishes { name } } } } }';
  expect(await marketplace.anonymous().refusal(query)).toBe('QUERY_TOO_COSTLY');
});

describe('the standard introspection query', () => {
  const whole = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  });

  test('is answered over HTTP and over WebSocket, so that tools know the schema', async () => {
    const { data } = await marketplace.anonymous().ask(whole);
    expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
      readFileSync(join(projectRoot, 'schema/schema.graphql'), 'utf8').trimEnd(),
    );
    expect(await overWebSocket(whole)).toBeUndefined();
  });

  test('may be repeated at will, but not in ever new variants', async () => {
    const visitor = marketplace.anonymous();
    for (let time = 0; time < 12; time++) expect((await visitor.ask(whole)).status).toBe(200);
    const version = (index: number) => `query Version${index} { __schema { queryType { name } } }`;
    let refused: Awaited<ReturnType<typeof visitor.ask>> | undefined;
    for (let index = 0; index < 12 && !refused; index++) {
      const answer = await visitor.ask(version(index));
      if (answer.errors) refused = answer;
    }
    expect(refused).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
    });
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.ask(whole)).status).toBe(200);
    expect(await visitor.refusal('{ me { id } }')).toBeUndefined();
  });
});

describe('the documents of the client', () => {
  const schema = buildSchema();
  const files = globSync(join(projectRoot, 'web/**/*.graphql'));
  const all = concatAST(files.map(file => parse(readFileSync(file, 'utf8'))));
  // Files cannot be variables here; documents with one always have their cost computed.
  const operations = Object.entries(separateOperations(all)).filter(
    ([, each]) => !print(each).includes('Upload'),
  );

  test.each(operations)('%s is within the limits, however large its pages are', (operationName, document) => {
    expect(validate(schema, document, limitRules)).toEqual([]);
    const definitions = getOperationAST(document, operationName)!.variableDefinitions!;
    const variables = Object.fromEntries(
      definitions.map(({ variable, type }) => [
        variable.name.value,
        exampleOf(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType),
      ]),
    );
    expect(highestCost({ schema, document, operationName, variables })).toBeLessThanOrEqual(costLimit);
  });
});

test('requests in a batch are refused', async () => {
  const response = await marketplace.anonymous().send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]),
  });
  expect(response.status).toBe(400);
});
