import type { SupplierAnalytics } from '../../../domains/analytics/supplier-analytics.ts';

type Totals = Pick<SupplierAnalytics, 'avgRating' | 'totalOrders' | 'totalRevenue'>;

/** Money in decimal dollars, as specified. */
export const presentAnalytics = ({ avgRating, totalOrders, totalRevenue }: Totals) => ({
  avgRating,
  totalOrders,
  totalRevenue: totalRevenue.cents / 100,
});
