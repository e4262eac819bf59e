import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers connect ahead and may never ask anything on it. Node counts such a connection as busy until its time is up,
 * so a server that stops would wait for it; it is ended instead.
 */
export const endSilentConnections = (app: FastifyInstance): void => {
  const open = new Set<Socket>();
  app.server.on('connection', socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
};
