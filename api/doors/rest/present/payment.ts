import * as z from 'zod';
import type { PaymentAnalytics } from '../../../domains/payments/ledger/payment-analytics.ts';
import type { PaymentConfiguration } from '../../../domains/payments/paying/payment-configuration.ts';
import { countShape, dollars, dollarsShape, flagShape, textShape } from './common.ts';

const messageShape = textShape('Message for people.', 'Stripe is configured');

export const paymentConfigurationShape = z
  .object({
    configured: flagShape('Whether the API keys of the card provider are set.'),
    message: messageShape,
  })
  .meta({ id: 'PaymentConfiguration', description: 'Whether orders can be paid by card.' });

export const paymentAnalyticsShape = z
  .object({
    message: messageShape,
    totalRevenue: dollarsShape('Payments less refunds'),
    totalOrders: countShape('Number of orders that were paid and not fully refunded.', 128),
    platformFees: dollarsShape("The marketplace's share of it"),
    avgOrderValue: dollarsShape('Average revenue of an order'),
  })
  .meta({ id: 'PaymentAnalytics', description: 'Figures of payments in the whole marketplace.' });

/** Money in decimal dollars, as specified. */
export const presentAnalytics = (
  analytics: PaymentAnalytics,
  { message }: Pick<PaymentConfiguration, 'message'>,
): z.output<typeof paymentAnalyticsShape> => ({
  message,
  totalRevenue: dollars(analytics.totalRevenue.cents),
  totalOrders: analytics.totalOrders,
  platformFees: dollars(analytics.platformFees.cents),
  avgOrderValue: dollars(analytics.avgOrderValue.cents),
});

export const paymentStartedShape = z
  .object({
    clientSecret: textShape("Client secret for the card provider's library.", 'pi_3Qx_secret_7Lk'),
  })
  .meta({ id: 'PaymentStarted', description: 'Payment that the customer completes with the card provider.' });

export const eventTakenShape = z
  .object({ received: z.literal(true) })
  .meta({ id: 'EventTaken', description: 'Event that was taken.' });
