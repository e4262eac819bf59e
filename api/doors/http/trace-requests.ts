import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../../core/interfaces/tracing.ts';
import { clientLeftStatus } from './client-left.ts';
import type { TraceOf } from './log-requests.ts';
import { nameOfRoute } from './measure-requests.ts';
import { statusAtEnd } from './request-ends.ts';

/** Asked for every few seconds, or for every picture, and of no interest. */
const untraced = new Set(['/health', '/ready', '/photos/:name', 'file']);

/**
 * Traces each request that a route answers, and returns the trace of a request. Its span has no path, which may name an
 * order, and nothing of its headers.
 */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): TraceOf => {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = nameOfRoute(request);
    if (untraced.has(route)) return done();
    const { method } = request;
    const facts = { 'http.request.method': method, 'http.route': route, 'tiffin.request.id': request.id };
    const { traceparent } = request.headers;
    const span = tracing.begin(
      { name: `${method} ${route}`, kind: 'server', facts },
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    spans.set(request, span);
    // Also comes when the client leaves.
    reply.raw.once('close', () => {
      const status = statusAtEnd(reply.raw);
      span.set({ 'http.response.status_code': status });
      if (status === clientLeftStatus) span.fail('client left');
      else if (status >= 500 || !reply.raw.writableFinished) span.fail(String(status));
      span.end();
    });
    span.run(done);
  });
  // A body arrives by events of the connection, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  return request => spans.get(request)?.traceId;
};
