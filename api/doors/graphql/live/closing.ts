import type { WebSocket } from 'ws';

/** How long a client may take to close after a close frame, in milliseconds. */
const patience = 5000;

interface Reason {
  code: number;
  reason: string;
}

/**
 * Why the server ends a socket. Clients of the protocol (graphql-ws) reconnect by themselves after 1012, 1013
 * and 4403; 4400, 4401, 4409, 4429 and 4500 are final to them, so only clients that break the protocol are
 * closed with these.
 */
export const reasons = {
  tryAgainLater: { code: 1013, reason: 'Please try again later' },
  restart: { code: 1012, reason: 'Please come back' },
  sessionEnded: { code: 4403, reason: 'The session has ended' },
  badMessage: { code: 4400, reason: 'Invalid message received' },
  tooManyOperations: { code: 4429, reason: 'Too many operations' },
  ourFault: { code: 4500, reason: 'Internal server error' },
} satisfies Record<string, Reason>;

/** Closes a socket, and terminates its connection if the client does not. */
export const closeSocket = (socket: WebSocket, { code, reason }: Reason): void => {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), patience).unref();
};
