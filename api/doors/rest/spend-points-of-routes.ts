import type { FastifyInstance } from 'fastify';
import { type CallerBudgets, leastPoints } from '../http/caller-budgets.ts';
import { rateLimitHeaders, tooManyRequests } from '../http/rate-limit-headers.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

/** Spends the points of a request before its route, as the GraphQL endpoint does. */
export const spendPointsOfRoutes = (
  scope: FastifyInstance,
  requestCtx: RequestCtx,
  budgets: CallerBudgets,
): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const { points = leastPoints } = request.routeOptions.config;
    if (points === 0) return;
    const spending = await budgets.spend(await requestCtx.of(request, reply), points);
    void reply.headers(rateLimitHeaders(spending));
    if (spending.waitSeconds > 0)
      await reply.code(429).send({ message: tooManyRequests(spending.waitSeconds) });
  });
};
