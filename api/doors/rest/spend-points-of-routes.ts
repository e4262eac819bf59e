import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type CallerBudgets, leastPoints } from '../http/caller-budgets.ts';
import { rateLimitHeaders, tooManyRequests } from '../http/rate-limit-headers.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context with which a request to a REST path paid. */
    payingCtx: Ctx | null;
  }
}

/** Spends the points of a request before its body is read, and waits for its turn before its route. */
export const spendPointsOfRoutes = (
  scope: FastifyInstance,
  requestCtx: RequestCtx,
  budgets: CallerBudgets,
): void => {
  scope.decorateRequest('payingCtx', null);
  scope.addHook('onRequest', async (request, reply) => {
    const { points = leastPoints } = request.routeOptions.config;
    if (points === 0) return;
    request.payingCtx = await requestCtx.of(request, reply);
    const spending = await budgets.spend(request.payingCtx, points);
    void reply.headers(rateLimitHeaders(spending));
    if (spending.waitSeconds > 0)
      await reply.code(429).send({ message: tooManyRequests(spending.waitSeconds) });
  });
  // Only now, as a body that never comes must not take the turn of others.
  scope.addHook('preHandler', async ({ payingCtx, socket }) => {
    // The route reads the session after it.
    if (payingCtx) await budgets.waitForTurn(payingCtx, { hasLeft: () => socket.destroyed });
  });
  scope.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.payingCtx) budgets.finish(request.payingCtx);
    done();
  });
};
