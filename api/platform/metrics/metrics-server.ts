import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Log } from '../../core/logging/log.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import type { PrometheusMetrics } from './prometheus-metrics.ts';

interface ListenOptions {
  port: number;
  host: string;
  log: Log;
}

const timeouts = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 65_000 };

/**
 * Serves the metrics at `/metrics`. Everyone who reaches the port reads all of them, so it is another one than that of the
 * marketplace. Resolves once it listens; throws where it cannot.
 */
export const serveMetrics = async (metrics: PrometheusMetrics, { port, host, log }: ListenOptions) => {
  const answer = async ({ method, url }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.read();
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  };
  const server = createServer(timeouts, (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.maxConnections = 20;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise.catch(error => {
    throw new Error(
      `Cannot listen on METRICS_PORT ${port} of METRICS_HOST ${host}: ${reasonOf(error)}. Free the port, or set another one.`,
    );
  });
  server.off('error', reject).on('error', error => log.error({ err: error }, 'serving metrics failed'));
  const { port: chosen } = server.address() as { port: number };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: chosen, close };
};
