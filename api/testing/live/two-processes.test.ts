import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import { LiveVisitor } from '../live-visitor.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

const received = 'subscription { notificationReceived { orderId } }';
const buses: { name: string; environment: Record<string, string> }[] = [
  { name: 'PostgreSQL', environment: {} },
  ...(process.env.REDIS_URL ? [{ name: 'Redis', environment: { REDIS_URL: process.env.REDIS_URL } }] : []),
];

describe.skipIf(!postgresqlServer).each(buses)(
  'two processes that tell each other by $name',
  ({ environment }) => {
    let prepared: PreparedDatabase;
    let servers: ServerProcess[];
    beforeAll(async () => {
      prepared = await prepareDatabase(postgresqlServer);
      const settings = { ...prepared.environment, ...environment };
      servers = await Promise.all([1, 2].map(() => ServerProcess.open(settings)));
    });
    afterAll(async () => {
      await Promise.all(servers.map(server => server.end('SIGTERM')));
      await prepared.remove();
    });

    test('an event in one arrives in the other, each once and in order', async () => {
      const token = prepared.tokens[0]!;
      const listeners = servers.map(({ origin }) => new LiveVisitor({ origin, token }));
      const heard = await Promise.all(listeners.map(each => each.subscribe(received)));
      const serviceDate = prepared.serviceDates[0]!;
      const orders: string[] = [];
      for (const number of [0, 1, 2, 3, 4, 5]) {
        const input = { ...anOrder(prepared.kitchens[0]!), serviceDate };
        const { placeOrder } = await servers[number % 2]!.ask(placeOrderDocument, { input }, token);
        orders.push(placeOrder.id);
      }
      for (const each of heard) {
        const events = [];
        for (const _ of orders) events.push((await each.next()).notificationReceived.orderId);
        expect(events.sort()).toEqual([...orders].sort());
      }
      await Promise.all(listeners.map(each => each.leave()));
    });

    test.skipIf(environment.REDIS_URL !== undefined)(
      'sockets are closed with 1012 once their server has lost signals, and their clients come back',
      async () => {
        const { origin } = servers[0]!;
        const token = prepared.tokens[2]!;
        const listener = new LiveVisitor({ origin, token });
        const closed = listener.closed();
        await listener.subscribe(received);
        await prepared.look(({ sql }) =>
          sql.rows(`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'tiffin-bus' and datname = current_database()`),
        );
        expect(await closed).toBe(1012);
        const back = new LiveVisitor({ origin, token });
        const notifications = await back.subscribe(received);
        const input = { ...anOrder(prepared.kitchens[0]!), serviceDate: prepared.serviceDates[1]! };
        const { placeOrder } = await servers[0]!.ask(placeOrderDocument, { input }, token);
        expect((await notifications.next()).notificationReceived.orderId).toBe(placeOrder.id);
        await back.leave();
      },
    );

    test('a session that ends in one is rejected in the other, and its sockets there are closed', async () => {
      const token = prepared.tokens[1]!;
      const whoAmI = async (server: ServerProcess) => (await server.ask('{ me { id } }', {}, token)).me;
      expect(await whoAmI(servers[1]!)).not.toBeNull();
      const listener = new LiveVisitor({ origin: servers[1]!.origin, token });
      const closed = listener.closed();
      await listener.subscribe(received);
      await servers[0]!.ask('mutation { signOutEverywhere { __typename } }', {}, token);
      expect(await closed).toBe(4403);
      for (const server of servers) expect(await whoAmI(server)).toBeNull();
    });
  },
);
