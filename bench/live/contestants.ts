import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that sends an event to every listener of a kitchen on request. */
export interface Teller {
  port: number;
  fire(kitchenIds: readonly string[]): void;
}

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** The payload of our server for one event, so that all send the same. */
const sample = { supplierChanged: { id: '01a1f959-6581-7600-ab19-f4676017c15e', kitchenName: 'Kitchen' } };

/** Listeners by kitchen. */
class ByKitchen<Listener> {
  readonly #listeners = new Map<string, Listener[]>();

  add(kitchenId: string, listener: Listener): void {
    this.#listeners.set(kitchenId, [...this.of(kitchenId), listener]);
  }

  of(kitchenId: string): Listener[] {
    return this.#listeners.get(kitchenId) ?? [];
  }

  take(kitchenId: string): Listener[] {
    const taken = this.of(kitchenId);
    this.#listeners.delete(kitchenId);
    return taken;
  }
}

/** The limit: a frame made once, written to every socket. */
export const raw = async (): Promise<Teller> => {
  const server = createServer();
  const listeners = new ByKitchen<{ socket: WebSocket; id: string }>();
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: false,
    handleProtocols: () => 'graphql-transport-ws',
  });
  sockets.on('connection', socket => {
    socket.on('message', data => {
      const { type, id, payload } = JSON.parse(String(data));
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
      else listeners.add(payload.variables.id, { socket, id });
    });
  });
  const payload = JSON.stringify({ data: sample });
  const fire = (kitchenIds: readonly string[]) => {
    for (const kitchenId of kitchenIds) {
      for (const { socket, id } of listeners.of(kitchenId)) {
        socket.send(`{"id":"${id}","type":"next","payload":${payload}}`);
      }
    }
  };
  return { port: await listening(server), fire };
};

/** graphql-ws by default: every subscription executes and serializes by itself. */
export const plain = async (): Promise<Teller> => {
  const server = createServer();
  const waiting = new ByKitchen<() => void>();
  const subscribe = async function* (_: unknown, { id }: { id: string }) {
    for (;;) {
      await new Promise<void>(resolve => waiting.add(id, resolve));
      yield sample;
    }
  };
  const supplier = new GraphQLObjectType({
    name: 'Supplier',
    fields: { id: { type: GraphQLID }, kitchenName: { type: GraphQLString } },
  });
  const args = { id: { type: new GraphQLNonNull(GraphQLID) } };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { supplierChanged: { type: supplier, args, subscribe } },
    }),
  });
  useServer({ schema }, new WebSocketServer({ server, perMessageDeflate: false }));
  const fire = (kitchenIds: readonly string[]) => {
    for (const kitchenId of kitchenIds) for (const go of waiting.take(kitchenId)) go();
  };
  return { port: await listening(server), fire };
};
