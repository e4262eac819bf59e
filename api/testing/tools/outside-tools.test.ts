import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { buildClientSchema, buildSchema as buildFromText, getIntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { projectRoot } from '../../platform/database/project-root.ts';
import { buildSchema } from '../../schema.ts';
import { aProgram } from '../api-tokens.ts';
import { aCity } from '../builders/a-city.ts';
import type { TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../builders/an-order.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';

/** The tools that integrators brought, as they use them: over the network, with an API token, by their own defaults. */
const run = promisify(execFile);
const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name);

let marketplace: Marketplace;
let meera: Visitor;
let kitchen: TestKitchen;
let folder: string;
let endpoint: string;
let authorization: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  const owner = await marketplace.kitchenOwner('Asha Rao', { city });
  kitchen = owner.kitchen;
  meera = await marketplace.customer('Meera Iyer');
  const program = await aProgram(marketplace, owner.cook, ['ORDERS_WRITE', 'MENU_WRITE']);
  authorization = program.headers.authorization!;
  endpoint = `${marketplace.origin}/graphql`;
  folder = await mkdtemp(join(tmpdir(), 'tools-'));
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await marketplace.close();
  await rm(folder, { recursive: true });
});

const breaking = (changes: Change[]) =>
  changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path }) => path);

const overWebSocket = () =>
  createClient({
    url: endpoint.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
    retryAttempts: 0,
  });

const ordersText = 'query Orders($last: Int) { orders(last: $last) { nodes { id orderNumber status } } }';
const cancelText = `mutation Cancel($input: CancelOrderByKitchenInput!) { cancelOrderByKitchen(input: $input) {
  __typename ... on Order { id status } ... on Problem { code message } } }`;
const changedText = 'subscription Changed { kitchenOrdersChanged { id orderNumber } }';
const canceling = (orderId: string) => ({ input: { orderId, reason: 'The stove is broken.' } });

test('graphql-js builds the schema of a running server by introspection, and Inspector sees no difference', async () => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: true }) }),
  });
  const { data } = await response.json();
  expect(await diff(buildSchema() as never, buildClientSchema(data) as never)).toEqual([]);
});

describe('compilers', () => {
  test('GraphQL Code Generator makes types from the endpoint, and types for a document', async () => {
    await writeFile(join(folder, 'orders.graphql'), ordersText);
    const config = {
      schema: [{ [endpoint]: { headers: { authorization } } }],
      documents: 'orders.graphql',
      generates: { 'types.ts': { plugins: ['typescript-operations'] } },
    };
    await writeFile(join(folder, 'codegen.json'), JSON.stringify(config));
    await run(bin('graphql-codegen'), ['--config', 'codegen.json'], { cwd: folder, timeout: 100_000 });
    const made = await readFile(join(folder, 'types.ts'), 'utf8');
    expect(made).toContain('OrdersQuery');
    expect(made).toContain('orderNumber');
  });

  // Its other commands need the JavaScript interface of TypeScript, which version 7 does not have.
  test('gql.tada reads the schema from the endpoint, and Inspector sees no difference', async () => {
    const options = ['--output', 'tada.graphql', '--header', `authorization: ${authorization}`];
    await run(bin('gql.tada'), ['generate-schema', endpoint, ...options], { cwd: folder, timeout: 100_000 });
    const read = buildFromText(await readFile(join(folder, 'tada.graphql'), 'utf8'));
    expect(breaking(await diff(buildSchema() as never, read as never))).toEqual([]);
  });

  test('genql makes a client from the endpoint, which queries and changes', async () => {
    const options = [
      '--endpoint',
      endpoint,
      '--header',
      `authorization: ${authorization}`,
      '--output',
      'client',
    ];
    await run(bin('genql'), options, { cwd: folder, timeout: 100_000 });
    const { createClient } = await import(join(folder, 'client/index.ts'));
    const client = createClient({ url: endpoint, headers: { authorization } });
    const { id } = await placeOrder(meera, anOrder(kitchen));
    const found = await client.query({ orders: { __args: { last: 1 }, nodes: { id: true, status: true } } });
    expect(found).toEqual({ orders: { nodes: [{ id, status: 'PLACED' }] } });
    const canceled = await client.mutation({
      cancelOrderByKitchen: { __args: canceling(id), on_Order: { status: true } },
    });
    expect(canceled.cancelOrderByKitchen).toMatchObject({ status: 'CANCELED' });
  });

  test('Relay compiles against the schema that the server publishes', async () => {
    const program = join(folder, 'relay');
    await mkdir(program);
    await writeFile(
      join(program, 'schema.graphql'),
      await (await fetch(`${marketplace.origin}/schema.graphql`)).text(),
    );
    await writeFile(
      join(program, 'Ticket.ts'),
      'graphql`fragment Ticket_order on Order @refetchable(queryName: "TicketQuery") { orderNumber status }`;',
    );
    const config = { src: '.', schema: './schema.graphql', language: 'typescript' };
    await writeFile(join(program, 'relay.config.json'), JSON.stringify(config));
    await run(bin('relay-compiler'), ['relay.config.json'], { cwd: program, timeout: 100_000 });
    const made = await readFile(join(program, '__generated__/TicketQuery.graphql.ts'), 'utf8');
    expect(made).toContain('node(');

    // What Relay sends when a component refetches its fragment.
    const { id, orderNumber } = await placeOrder(meera, anOrder(kitchen));
    const text = JSON.parse(/"text": ("(?:[^"\\]|\\.)*")/.exec(made)![1]!);
    const relay = new Client({
      url: endpoint,
      exchanges: [fetchExchange],
      fetchOptions: { headers: { authorization } },
      preferGetMethod: false,
    });
    const { data } = await relay.query(text, { id });
    expect(data.node).toMatchObject({ __typename: 'Order', id, orderNumber });
  });
});

describe('clients', () => {
  test('urql queries, changes and subscribes', async () => {
    const sockets = overWebSocket();
    const client = new Client({
      url: endpoint,
      preferGetMethod: false,
      fetchOptions: { headers: { authorization } },
      exchanges: [
        fetchExchange,
        subscriptionExchange({
          forwardSubscription: ({ query, variables }) => ({
            subscribe: sink => ({
              unsubscribe: sockets.subscribe({ query: query!, variables }, sink as never),
            }),
          }),
        }),
      ],
    });
    const changed = new Promise<string>(resolve => {
      client.subscription(changedText, {}).subscribe(({ data }) => {
        // Nothing, once the socket is closed.
        if (data) resolve(data.kitchenOrdersChanged.id);
      });
    });
    await orderedUntil(changed);
    const { id } = await placeOrder(meera, anOrder(kitchen));
    const { data: listed } = await client.query(ordersText, { last: 100 });
    expect(listed.orders.nodes.map((order: { id: string }) => order.id)).toContain(id);
    const { data: canceled } = await client.mutation(cancelText, canceling(id));
    expect(canceled.cancelOrderByKitchen).toMatchObject({ __typename: 'Order', status: 'CANCELED' });
    await sockets.dispose();
  });

  test('Apollo Client queries, changes, and uploads a menu', async () => {
    const { id } = await placeOrder(meera, anOrder(kitchen));
    const client = new ApolloClient({
      cache: new InMemoryCache({ possibleTypes: { Problem: ['OrderNotFound'] } }),
      link: ApolloLink.from([
        new UploadHttpLink({ uri: endpoint, headers: { authorization, 'apollo-require-preflight': 'true' } }),
      ]),
    });
    const { data: found } = await client.query<{ node: object }>({
      query: gql`query ($id: ID!) { node(id: $id) { id ... on Order { status } } }`,
      variables: { id },
    });
    expect(found!.node).toMatchObject({ __typename: 'Order', id, status: 'PLACED' });
    const { data: canceled } = await client.mutate<{ cancelOrderByKitchen: object }>({
      mutation: gql(cancelText),
      variables: canceling(id),
    });
    expect(canceled!.cancelOrderByKitchen).toMatchObject({ status: 'CANCELED' });
    const { data: sent } = await client.mutate<{ previewMenuImport: object }>({
      mutation: gql`mutation ($file: Upload!) { previewMenuImport(file: $file) { __typename } }`,
      variables: { file: new File(['name\n'], 'menu.csv', { type: 'text/csv' }) },
    });
    expect(sent!.previewMenuImport).toHaveProperty('__typename');
    client.stop();
  });

  test('graphql-ws queries, changes and subscribes on one socket', async () => {
    const client = overWebSocket();
    const ask = async (query: string, variables: Record<string, unknown> = {}) => {
      for await (const answer of client.iterate<Record<string, never>>({ query, variables })) return answer;
    };
    const { id } = await placeOrder(meera, anOrder(kitchen));
    expect((await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id] }))!.data).toEqual({
      nodes: [{ id }],
    });
    expect((await ask(cancelText, canceling(id)))!.data!.cancelOrderByKitchen).toMatchObject({
      status: 'CANCELED',
    });
    const changes = client.iterate<{ kitchenOrdersChanged: { id: string } }>({ query: changedText });
    const heard = changes.next().then(({ value }) => value.data.kitchenOrdersChanged.id);
    await orderedUntil(heard);
    await client.dispose();
  });
});

/** A subscription begins within a few orders; one that does not is broken. */
const mostOrders = 90;

/** Orders and cancels until a subscription, which takes a moment to begin, has seen an order of Meera's. */
const orderedUntil = async (heard: Promise<string>): Promise<void> => {
  let id: string | undefined;
  void heard.then(found => {
    id = found;
  });
  for (let placed = 0; id === undefined && placed < mostOrders; placed++)
    await cancelOrder(meera, (await placeOrder(meera, anOrder(kitchen))).id);
  const { orders } = await meera.graphql('{ orders(first: 100) { nodes { id } } }');
  expect(orders.nodes.map(order => order.id)).toContain(id);
};
