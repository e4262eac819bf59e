import type { Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Turns of the event loop in which what has arrived on a connection is read. */
const turnsToRead = 4;

/** A turn accepts one connection. So many may be waiting, and more may come all the time. */
const mostTurns = 1000;

/** How often connections are looked at that have become idle since the server began to stop. */
const sweepMilliseconds = 50;

/**
 * How connections end when the server stops. What has arrived by then is read and answered. Every answer from then on
 * ends its connection, whichever way it is made, so that no client sends another request on it; connections without a
 * request are closed as they become idle. Node would wait for those that were busy when it was asked to stop, and for
 * those that browsers open ahead and on which no request ever came.
 */
export const closeConnectionsOrderly = (app: FastifyInstance): void => {
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
    for (let turn = 0, quiet = 0; turn < mostTurns && quiet < turnsToRead; turn++) {
      const before = accepted;
      await turnOfTheLoop();
      quiet = accepted === before ? quiet + 1 : 0;
    }
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
    server.once('close', () => clearInterval(sweep));
  });
};
