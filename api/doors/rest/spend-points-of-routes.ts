import type { FastifyInstance } from 'fastify';
import { type CallerBudgets, leastPoints } from '../http/caller-budgets.ts';
import { rateLimitHeaders, tooManyRequests } from '../http/rate-limit-headers.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

/** Points of paths that take longer than others; a list has up to 200 entries. */
const points: Record<string, number> = {
  '/api/suppliers': 2500,
  '/api/search': 4000,
  '/api/orders': 2500,
  '/api/tiffin-plans': 2500,
  '/api/tiffin-plans/:id/days': 1000,
  '/api/tiffin-plans/:id/days/:day/skip': 1000,
  '/api/tiffin-plans/:id/days/:day/unskip': 1000,
  '/api/tiffin-plans/:id/past-days': 2500,
  '/api/tiffin-bills': 2500,
  '/api/analytics/supplier': 1000,
  '/api/stripe/analytics': 1000,
};

/** The card provider's events; it would repeat a refused one. */
const free = new Set(['/api/stripe/webhook']);

/** Spends the points of a request before its route, as the GraphQL endpoint does. */
export const spendPointsOfRoutes = (
  scope: FastifyInstance,
  requestCtx: RequestCtx,
  budgets: CallerBudgets,
): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    if (free.has(path)) return;
    const spending = await budgets.spend(await requestCtx.of(request, reply), points[path] ?? leastPoints);
    void reply.headers(rateLimitHeaders(spending));
    if (spending.waitSeconds > 0)
      await reply.code(429).send({ message: tooManyRequests(spending.waitSeconds) });
  });
};
