import { suppliers, withScope } from '../../core/access/rules.ts';
import { NotAllowed } from '../../core/operation/failures.ts';
import { findSupplierTotals } from '../../domains/analytics/find-supplier-analytics.ts';
import { presentAnalytics, supplierTotalsShape } from './present/analytics.ts';
import { get, json, type Route } from './route.ts';

export const analyticsRoutes: readonly Route[] = [
  get(
    '/api/analytics/supplier',
    {
      tag: 'Money',
      summary: 'Get the figures of a kitchen',
      details: 'Answers 403 until the kitchen is approved.',
      who: withScope('ANALYTICS_READ', suppliers),
      points: 1000,
      parameters: {},
      answer: json('Its figures.', supplierTotalsShape),
    },
    async ({ ctx }) => {
      const totals = await findSupplierTotals(ctx);
      if (!totals) throw new NotAllowed();
      return presentAnalytics(totals);
    },
  ),
];
