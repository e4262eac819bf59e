import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../core/interfaces/metrics.ts';

/** Each file of the client has a route, with another name in each release; anyone may ask for any other address. */
export const nameOfRoute = (url = 'none'): string =>
  /\.\w+$/.test(url) && !url.startsWith('/api/') ? 'file' : url;

/** Counts and times requests, and counts open sockets. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.server.on('request', () => metrics.requestArrived());
  app.server.on('upgrade', (_request, socket) => {
    metrics.socketOpened();
    socket.once('close', () => metrics.socketClosed());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = nameOfRoute(request.routeOptions.url);
    const answered = { route, method: request.method, status: reply.statusCode };
    metrics.requestAnswered(answered, reply.elapsedTime / 1000);
  });
};
