import { MessageType } from 'graphql-ws';

/** The types that clients send. The protocol's library takes the server's own types for an error within the server. */
const sentByClients = new Set<string>([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
]);

/** What is kept as long as a socket or a subscription is open is shorter than a message may be. */
const longest = { greeting: 4096, id: 128 };

/** Whether a message is one that a client of the protocol may send; its form is judged by the protocol's library. */
export const isClientMessage = (text: string): boolean => {
  try {
    const { type, id } = JSON.parse(text) ?? {};
    if (type === MessageType.ConnectionInit && text.length > longest.greeting) return false;
    return sentByClients.has(type) && !(typeof id === 'string' && id.length > longest.id);
  } catch {
    return false;
  }
};
