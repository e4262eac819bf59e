import type { PaymentAnalytics } from '../../../domains/payments/ledger/payment-analytics.ts';
import type { PaymentConfiguration } from '../../../domains/payments/paying/payment-configuration.ts';

const dollars = ({ cents }: { cents: number }) => cents / 100;

/** Money in decimal dollars, as specified. */
export const presentAnalytics = (
  analytics: PaymentAnalytics,
  { message }: Pick<PaymentConfiguration, 'message'>,
) => ({
  message,
  totalRevenue: dollars(analytics.totalRevenue),
  totalOrders: analytics.totalOrders,
  platformFees: dollars(analytics.platformFees),
  avgOrderValue: dollars(analytics.avgOrderValue),
});
