import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';

/** A server that sends one event to all its listeners when told to. */
export interface Contestant {
  port: number;
  query: string;
  fire(): Promise<void>;
}

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** What ours sends for one event, so that all send the same. */
const sample = { supplierChanged: { id: '01a1f959-6581-7600-ab19-f4676017c15e', kitchenName: 'Kitchen' } };

/** The limit: a frame made once, written to every socket. */
export const raw = async (): Promise<Contestant> => {
  const server = createServer();
  const listeners = new Map<WebSocket, string>();
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: false,
    handleProtocols: () => 'graphql-transport-ws',
  });
  sockets.on('connection', socket => {
    socket.on('message', data => {
      const message = JSON.parse(String(data));
      if (message.type === 'connection_init') socket.send('{"type":"connection_ack"}');
      else listeners.set(socket, message.id);
    });
  });
  const payload = JSON.stringify({ data: sample });
  const fire = async () => {
    for (const [socket, id] of listeners) socket.send(`{"id":"${id}","type":"next","payload":${payload}}`);
  };
  return { port: await listening(server), query: '', fire };
};

/** graphql-ws as it comes: every subscription executes and serialises for itself. */
export const plain = async (): Promise<Contestant> => {
  const server = createServer();
  const waiting = new Set<() => void>();
  const subscribe = async function* () {
    for (;;) {
      await new Promise<void>(resolve => waiting.add(resolve));
      yield sample;
    }
  };
  const fields = { id: { type: GraphQLString }, kitchenName: { type: GraphQLString } };
  const supplier = new GraphQLObjectType({ name: 'Supplier', fields });
  const nothing = { nothing: { type: GraphQLString } };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: nothing }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { supplierChanged: { type: supplier, subscribe } },
    }),
  });
  useServer({ schema }, new WebSocketServer({ server, perMessageDeflate: false }));
  const fire = async () => {
    const all = [...waiting];
    waiting.clear();
    for (const go of all) go();
  };
  return {
    port: await listening(server),
    query: 'subscription { supplierChanged { id kitchenName } }',
    fire,
  };
};
