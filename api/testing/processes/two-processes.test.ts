import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

describe.skipIf(!postgresqlServer)('two processes on one database', () => {
  let prepared: PreparedDatabase;
  let servers: ServerProcess[];
  beforeAll(async () => {
    prepared = await prepareDatabase(postgresqlServer);
    servers = await Promise.all([1, 2].map(() => ServerProcess.open(prepared.environment)));
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.end('SIGTERM')));
    await prepared.remove();
  });

  const order = async (number: number, input: unknown) => {
    const token = prepared.tokens[number % prepared.tokens.length];
    const response = await fetch(`${servers[number % 2]!.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: placeOrderDocument, variables: { input } }),
    });
    return JSON.parse(await response.text()).data.placeOrder;
  };

  test('sell 25 plates 25 times to 200 concurrent orders', async () => {
    const [kitchen] = prepared.kitchens;
    await prepared.look(({ sql }) => sql.rows('update suppliers set capacity = 25'));
    const serviceDate = prepared.serviceDates[0]!;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) => order(number, { ...anOrder(kitchen!), serviceDate })),
    );
    expect(answers.filter(({ status }) => status === 'PLACED')).toHaveLength(25);
    expect(answers.filter(({ code }) => code === 'SOLD_OUT')).toHaveLength(175);
  });

  test('place one order for one key, in either process', async () => {
    const input = { ...anOrder(prepared.kitchens[0]!), serviceDate: prepared.serviceDates[1]! };
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, number) => order(number % 2 ? 1 : 8, input)),
    );
    const ofOneCustomer = new Set(answers.filter((_, number) => number % 2 === 1).map(({ id }) => id));
    expect(ofOneCustomer.size).toBe(1);
  });
});
