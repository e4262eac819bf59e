import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a refused client may take to hang up, in milliseconds. */
const patience = 1000;

/**
 * Beside HTTP/1.1 only WebSocket is spoken. An offer of anything else, such as `h2c`, is ignored and the request is
 * answered as it is (RFC 9110, section 7.8).
 */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Answers an upgrade that is not wanted, and ends its connection. Node listens to the connection's errors no longer, so
 * a client that is gone by now would otherwise end the process.
 */
export const refuseUpgrade = (socket: Duplex, status: number, headers: string[] = []): void => {
  socket.on('error', () => socket.destroy());
  socket.resume();
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers,
    'Content-Length: 0',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  const giveUp = setTimeout(() => socket.destroy(), patience).unref();
  socket.once('close', () => clearTimeout(giveUp));
};
