import { MessageType } from 'graphql-ws';

/**
 * Message types that clients send. The protocol's library treats the server's own types as an internal error.
 */
const sentByClients = new Set<string>([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
]);

/** What stays in memory while a socket or a subscription is open is shorter than a message may be. */
const longest = { greeting: 4096, id: 128 };

/** Whether a client may send a message of this type; the protocol's library validates its form. */
export const isClientMessage = (text: string): boolean => {
  try {
    const { type, id } = JSON.parse(text) ?? {};
    if (type === MessageType.ConnectionInit && text.length > longest.greeting) return false;
    return sentByClients.has(type) && !(typeof id === 'string' && id.length > longest.id);
  } catch {
    return false;
  }
};
