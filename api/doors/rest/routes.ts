import type { FastifyInstance } from 'fastify';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import type { CallerBudgets } from '../http/caller-budgets.ts';
import { compressResponses } from '../http/compressed-responses.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { urlParts } from '../http/url-parts.ts';
import { addRoute } from './add-route.ts';
import { agreementRoutes } from './agreement-routes.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { cityRoutes } from './city-routes.ts';
import { claimRoutes } from './claim-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import type { Route } from './route.ts';
import { spendPointsOfRoutes } from './spend-points-of-routes.ts';
import { supplierRoutes } from './supplier-routes.ts';
import { tiffinRoutes } from './tiffin-routes.ts';

/** The specification's /api paths and a few more (decision 127), which run the same operations and queries as GraphQL. */
export const restRoutes = (refusals: Pick<SparingLog, 'warn'>): readonly Route[] => [
  ...authRoutes,
  ...registrationRoutes,
  ...cityRoutes,
  ...supplierRoutes,
  ...orderRoutes,
  ...tiffinRoutes,
  ...onboardingRoutes,
  ...documentRoutes,
  ...claimRoutes,
  ...exportRoutes,
  ...analyticsRoutes,
  ...paymentRoutes,
  ...agreementRoutes(refusals),
];

/** Serves the routes under /api, and refuses what is none of them. */
export const serveRest = (
  app: FastifyInstance,
  requestCtx: RequestCtx,
  budgets: CallerBudgets,
  routes: readonly Route[],
): void => {
  // The routes with their methods; anything else is not found.
  const declared = new Map<string, Set<string>>();
  app.addHook('onRoute', route => {
    if (!route.url.startsWith('/api/')) return;
    const methods = declared.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    declared.set(route.url, methods);
  });
  app.register(async scope => {
    await compressResponses(scope);
    spendPointsOfRoutes(scope, requestCtx, budgets);
    for (const route of routes) addRoute(scope, requestCtx, route);
  });

  app.setNotFoundHandler((request, reply) => {
    const { path } = urlParts(request.url);
    const methods = declared.get(path.replace(/\/$/, ''));
    if (!methods) return reply.code(404).send({ message: `There is nothing at ${path}.` });
    void reply.header('allow', [...methods].join(', '));
    return reply.code(405).send({ message: `${request.method} is not possible at ${path}.` });
  });
};
