import * as z from 'zod';
import type { SupplierAnalytics } from '../../../domains/analytics/supplier-analytics.ts';
import { countShape, dollars, dollarsShape } from './common.ts';

type Totals = Pick<SupplierAnalytics, 'avgRating' | 'totalOrders' | 'totalRevenue'>;

export const supplierTotalsShape = z
  .object({
    avgRating: z.number().meta({ description: 'Average of its ratings; 0 without any.', examples: [4.8] }),
    totalOrders: countShape('Number of orders that were not canceled.', 128),
    totalRevenue: dollarsShape('Total of these orders'),
  })
  .meta({ id: 'SupplierTotals', description: 'Figures of a kitchen since it began.' });

/** Money in decimal dollars, as specified. */
export const presentAnalytics = ({
  avgRating,
  totalOrders,
  totalRevenue,
}: Totals): z.output<typeof supplierTotalsShape> => ({
  avgRating,
  totalOrders,
  totalRevenue: dollars(totalRevenue.cents),
});
