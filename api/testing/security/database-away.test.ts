import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { aCity } from '../builders/a-city.ts';
import { aPdf } from '../builders/a-file.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrderDocument, placeOrder, placeOrderDocument } from '../builders/an-order.ts';
import { Line } from '../line.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { Marketplace } from '../marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../test-database.ts';
import type { Visitor } from '../visitor.ts';

const uploadDocument = `mutation ($file: Upload!) { uploadDocument(stepId: ORGANIC, file: $file) {
  __typename ... on Problem { code } } }`;

describe.skipIf(!postgresqlServer)('while the database is unavailable', () => {
  let line: Line;
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let cook: Visitor;
  let server: Client;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const created = await createDatabaseOn(postgresqlServer!);
    drop = created.drop;
    line = new Line(created.url);
    const database = await openServerDatabase(await line.open(), 8);
    await migrate(database);
    marketplace = await Marketplace.open({}, database);
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    cook = await marketplace.cookOf(kitchen);
    meera = await marketplace.customer('Meera Iyer');
    server = new Client({ connectionString: created.url, options: '-c default_transaction_read_only=off' });
    await server.connect();
  });
  afterEach(async () => {
    await server.end();
    await marketplace.stop();
    line.close();
    await marketplace.database.close();
    await drop();
    const expected = /database unavailable|outbox relay failed/;
    expect(marketplace.complaints.filter(complaint => !expected.test(complaint))).toEqual([]);
  });

  const sendDocument = (visitor: Visitor): Promise<Response> => {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: uploadDocument, variables: { file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([new Uint8Array(aPdf())]), 'license.pdf');
    const headers = { 'apollo-require-preflight': 'yes' };
    return visitor.send('/graphql', { method: 'POST', headers, body: form });
  };

  /** Without the second executor of other tests, which would query the same database. */
  const ask = async (visitor: Visitor, query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables });
    const response = await visitor.send('/graphql', { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, ...JSON.parse(await response.text()) };
  };

  const signIn = (email: string) =>
    meera.rest('POST', '/api/auth/customer-login', { email, password: 'a password of hers' });

  const expectRefusedForNow = (answer: { status: number; headers: Headers }, what: string) =>
    expect({ status: answer.status, retry: answer.headers.get('retry-after') }, what).toEqual({
      status: 503,
      retry: '5',
    });

  /** Together so costly that they begin one after the other. */
  const searches = Array.from(
    { length: 14 },
    (_, n) => `s${n}: suppliers(first: 100, filter: { text: "rice ${n}" }) { nodes { id kitchenName } }`,
  );

  /** All in parallel, so that a test of silence takes as long as the longest wait, not their sum. */
  const expectEverythingRefused = async () => {
    const graphql = async (document: string, variables = {}) => {
      const refused = await ask(meera, document, variables);
      expectRefusedForNow(refused, document);
      expect(refused.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    };
    const rest = async (path: string) => {
      const refused = await meera.rest('GET', path);
      expectRefusedForNow(refused, path);
      expect(refused.body.message).toBe('The service is briefly unavailable. Please try again in a moment.');
    };
    await Promise.all([
      graphql('{ me { id } }'),
      graphql('{ me { id role } orders(first: 3) { nodes { id } } }'),
      graphql(`{ ${searches.join(' ')} }`),
      graphql(placeOrderDocument, { input: anOrder(kitchen) }),
      sendDocument(cook).then(answer => expectRefusedForNow(answer, 'a document')),
      signIn(meera.email).then(answer => expectRefusedForNow(answer, 'signing in')),
      ...['/api/cities', '/api/orders', '/api/auth/user', '/api/search?query=dosa'].map(rest),
      meera.send('/ready').then(({ status }) => expect(status).toBe(503)),
      meera.send('/health').then(({ status }) => expect(status).toBe(200)),
    ]);
  };

  test('sockets are closed so that their clients reconnect, and they do', async () => {
    const customer = await marketplace.customer('Ravi Menon');
    const stranger = await marketplace.customer('Leela Nair');
    const listening = new LiveVisitor(customer);
    await listening.subscribe('subscription { notificationReceived { id } }');
    line.cut();

    const asking = listening.closed();
    listening.ask('subscription ($id: ID!) { orderChanged(orderId: $id) { id } }', { id: kitchen.id });
    expect(await asking).toBe(1013);

    const arriving = new LiveVisitor(stranger);
    const refused = arriving.closed();
    arriving.ask('subscription { notificationReceived { id } }');
    expect(await refused).toBe(1013);

    line.mend();
    const back = new LiveVisitor(stranger);
    const bell = await back.subscribe('subscription { notificationReceived { orderId } }');
    const order = await placeOrder(stranger, anOrder(kitchen));
    expect((await bell.next()).notificationReceived.orderId).toBe(order.id);
    await Promise.all([listening, arriving, back].map(each => each.leave()));
  });

  test.each([
    { how: 'closed to everybody', leave: () => line.cut() },
    { how: 'frozen', leave: () => line.freeze() },
  ])('$how: everything says so and when to come back, and all is well afterwards', async ({ leave }) => {
    const before = anOrder(kitchen);
    const placed = await placeOrder(meera, before);
    leave();
    await expectEverythingRefused();
    line.cut();
    line.mend();
    expect((await meera.send('/ready')).status).toBe(200);
    expect((await placeOrder(meera, before)).id).toBe(placed.id);
    expect((await placeOrder(meera, anOrder(kitchen))).status).toBe('PLACED');
  });

  test('a session that this server has not cached gets the same error', async () => {
    const ravi = await marketplace.customer('Ravi Rao');
    line.cut();
    const refused = await ask(ravi, '{ me { id } }');
    expectRefusedForNow(refused, 'a new document');
    expect(refused.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    line.mend();
    expect((await ravi.graphql('{ me { id } }')).me.id).toBe(ravi.userId);
  });

  test('to writes only, like a standby: reads continue, writes work again with the new primary', async () => {
    const { id } = await placeOrder(meera, anOrder(kitchen));
    await readOnly('on');
    line.cut();
    line.mend();
    await expect.poll(async () => (await meera.rest('GET', '/api/orders')).status).toBe(200);
    expect((await meera.send('/ready')).status).toBe(503);
    const changes = [
      ask(meera, placeOrderDocument, { input: anOrder(kitchen) }),
      ask(meera, cancelOrderDocument, { input: { orderId: id } }),
      signIn(meera.email),
    ];
    for (const answer of await Promise.all(changes)) expectRefusedForNow(answer, 'a change');

    // Connections opened meanwhile stay read-only: all are replaced at the first refusal of the next second.
    await readOnly('off');
    const taken = (send: () => Promise<{ status: number }>) =>
      expect.poll(async () => (await send()).status).toBe(200);
    const input = anOrder(kitchen);
    await taken(() => ask(meera, placeOrderDocument, { input }));
    await taken(() => ask(meera, cancelOrderDocument, { input: { orderId: id } }));
    await taken(() => meera.send('/ready'));
    expect((await placeOrder(meera, input)).status).toBe('PLACED');
  });

  /** Sets whether new connections are to a read-only server. */
  const readOnly = async (setting: 'on' | 'off'): Promise<void> => {
    await server.query(`alter database ${server.database} set default_transaction_read_only = ${setting}`);
  };
});
