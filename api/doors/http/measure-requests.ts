import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../core/interfaces/metrics.ts';
import { onRequestEnd } from './request-ends.ts';
import { urlParts } from './url-parts.ts';

/**
 * The route of a request, by which it is counted and traced. Files have names of their own in each release, and anyone may
 * ask for any other address.
 */
export const nameOfRoute = ({ routeOptions, url }: FastifyRequest): string => {
  const route = routeOptions.url ?? 'none';
  const isOfFile = /\.\w+$/.test(route === '/*' ? urlParts(url).path : route);
  return isOfFile && !route.startsWith('/api/') ? 'file' : route;
};

/** Counts and times requests, and counts open sockets. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.server.on('request', () => metrics.requestArrived());
  app.server.on('upgrade', (_request, socket) => {
    metrics.socketOpened();
    socket.once('close', () => metrics.socketClosed());
  });
  onRequestEnd(app, (request, { status, milliseconds }) => {
    const ended = { route: nameOfRoute(request), method: request.method, status };
    metrics.requestEnded(ended, milliseconds / 1000);
  });
};
