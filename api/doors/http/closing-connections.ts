import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Turns of the event loop to read what has arrived on a connection. */
const turnsToRead = 4;

/** A turn accepts one connection. This many may be waiting, and more may arrive. */
const mostTurns = 1000;

/** How often to check for connections that became idle or closed during shutdown. */
const sweepMilliseconds = 50;

/**
 * Closes connections when the server stops. Requests received by then are answered. Every response from then
 * on closes its connection, so that no client sends another request on it; connections without a request are
 * closed as they become idle. Node would wait for those that were busy at the start of the shutdown, and for
 * unused ones that browsers open ahead. A client may be sending its next request on an open connection just
 * now: for `graceMilliseconds` such requests are still answered, and new connections accepted.
 */
export const closeConnectionsOrderly = (app: FastifyInstance, graceMilliseconds: number): void => {
  const { server } = app;
  const open = new Set<Socket>();
  let accepted = 0;
  let isStopping = false;
  server.on('connection', socket => {
    accepted++;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', (_request, reply, payload, go) => {
    if (isStopping) reply.header('connection', 'close');
    go(null, payload);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    server.maxRequestsPerSocket = 1;
    const graceEnds = performance.now() + graceMilliseconds;
    while (open.size > 0 && performance.now() < graceEnds) await pause(sweepMilliseconds);
    for (let turn = 0, quiet = 0; turn < mostTurns && quiet < turnsToRead; turn++) {
      const before = accepted;
      await turnOfTheLoop();
      quiet = accepted === before ? quiet + 1 : 0;
    }
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds).unref();
    server.once('close', () => clearInterval(sweep));
  });
};
