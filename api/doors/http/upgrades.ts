import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a refused client may take to close, in milliseconds. */
const patience = 1000;

/**
 * Only WebSocket upgrades are supported. Any other, such as `h2c`, is ignored and the request is answered in
 * HTTP/1.1 (RFC 9110, section 7.8).
 */
export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Refuses an upgrade and closes its connection. Node no longer handles the connection's errors, so a client
 * that has disconnected would otherwise crash the process.
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
