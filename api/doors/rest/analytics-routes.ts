import type { FastifyInstance } from 'fastify';
import { NotAllowed } from '../../core/operation/failures.ts';
import { findSupplierTotals } from '../../domains/analytics/find-supplier-analytics.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { presentAnalytics } from './present/analytics.ts';

export const analyticsRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/analytics/supplier', async (request, reply) => {
    const totals = await findSupplierTotals(await requestCtx.of(request, reply));
    if (!totals) throw new NotAllowed();
    return presentAnalytics(totals);
  });
};
