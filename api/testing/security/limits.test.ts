import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { limits } from '../../graphql/limits.ts';
import { Marketplace } from '../marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

const deep = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`;
const costly = `{ suppliers(first: 100) { nodes { reviews(first: 100) { nodes { id } } } } }`;
const tooMuch = [
  ['deep', deep, 'QUERY_TOO_COSTLY'],
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
    'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
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

  test('just within the limits is answered on both', async () => {
    const query = `{ ${times(limits.aliases, index => `a${index}: me { id }`)} }`;
    expect(await marketplace.anonymous().refusal(query)).toBeUndefined();
    expect(await overWebSocket(query)).toBeUndefined();
  });
});

test('a costly page size in a variable is refused also after a cheap one was answered', async () => {
  const query = `query ($first: Int!) { suppliers(first: $first) { nodes { reviews(first: 100) { nodes { id } } } } }`;
  const visitor = marketplace.anonymous();
  for (const first of [1, 1, 2]) expect(await visitor.refusal(query, { first })).toBeUndefined();
  expect(await visitor.refusal(query, { first: 100 })).toBe('QUERY_TOO_COSTLY');
});

test('requests in a batch are refused', async () => {
  const response = await marketplace.anonymous().send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]),
  });
  expect(response.status).toBe(400);
});
