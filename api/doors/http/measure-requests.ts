import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../core/interfaces/metrics.ts';

/** Counts and times requests, and counts open sockets. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.server.on('request', () => metrics.requestArrived());
  app.server.on('upgrade', (_request, socket) => {
    metrics.socketOpened();
    socket.once('close', () => metrics.socketClosed());
  });
  app.addHook('onResponse', async (request, reply) => {
    // Anyone can ask for any address; those of no route are one.
    const { url = 'none' } = request.routeOptions;
    const answered = { route: url, method: request.method, status: reply.statusCode };
    metrics.requestAnswered(answered, reply.elapsedTime / 1000);
  });
};
