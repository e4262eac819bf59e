import type { WebSocket } from 'ws';

/** How long a client may take to close after a close frame, in milliseconds. */
const patience = 5000;

interface Reason {
  code: number;
  reason: string;
}

/**
 * Why the server ends a socket. docs/integrators/sockets.md says for each close code whether clients connect again; a test
 * compares it with graphql-ws. Only clients that break the protocol get codes that are final to them.
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
