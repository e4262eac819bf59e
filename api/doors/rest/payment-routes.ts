import type { FastifyRequest } from 'fastify';
import { customers, withRight, withScope } from '../../core/access/rules.ts';
import type { Rule } from '../../core/access/viewer.ts';
import { UnverifiedEvent } from '../../core/interfaces/card-provider.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { paymentAnalytics } from '../../domains/payments/ledger/payment-analytics.ts';
import { paymentConfiguration } from '../../domains/payments/paying/payment-configuration.ts';
import { startPayment } from '../../domains/payments/paying/start-payment.ts';
import { takeCardEvent } from '../../domains/payments/paying/take-card-event.ts';
import { testPaymentSystem } from '../../domains/payments/paying/test-payment-system.ts';
import { PaymentNotConfigured } from '../../domains/payments/payment-problems.ts';
import { dollarAmount, optionalText } from './body.ts';
import { openToAll } from './open-to-all.ts';
import {
  eventTakenShape,
  paymentAnalyticsShape,
  paymentConfigurationShape,
  paymentStartedShape,
  presentAnalytics,
} from './present/payment.ts';
import { get, json, post, type Route } from './route.ts';

const testers = withRight('PAY_OUT');
const customersOrTesters: Rule = viewer => customers(viewer) || testers(viewer);

export const paymentRoutes: readonly Route[] = [
  get(
    '/api/stripe/config',
    {
      tag: 'Money',
      summary: 'Learn whether cards are accepted',
      who: openToAll,
      parameters: {},
      answer: json('Whether orders can be paid by card.', paymentConfigurationShape),
    },
    async ({ ctx }) => {
      const { configured, message } = paymentConfiguration(ctx);
      return { configured, message };
    },
  ),
  get(
    '/api/stripe/analytics',
    {
      tag: 'Money',
      summary: 'Get the figures of all payments',
      who: withScope('ANALYTICS_READ', withRight('SEE_MONEY')),
      points: 1000,
      parameters: {},
      answer: json('Figures from the ledger.', paymentAnalyticsShape),
    },
    async ({ ctx }) => presentAnalytics(await paymentAnalytics(ctx), paymentConfiguration(ctx)),
  ),
  post(
    '/api/stripe/create-payment-intent',
    {
      tag: 'Money',
      summary: 'Start the payment of an order',
      details:
        'Starting it again returns the same payment. Without `orderId`, staff start a payment of one dollar that tests the keys and is never paid.',
      who: customersOrTesters,
      parameters: {},
      body: {
        amount: dollarAmount('Total of the order in decimal dollars, as a number or a text.', {
          example: 12.5,
        }),
        orderId: optionalText('ID of the order.', { example: '019a8c2e-5b7d-7c3a-9d52-6f1c0b8e4a17' }),
      },
      answer: json('The payment to complete.', paymentStartedShape),
      mutations: ['startPayment', 'testPaymentSystem'],
    },
    async ({ ctx, body: { amount: amountCents, orderId } }) => {
      const outcome = orderId
        ? await startPayment(ctx, { orderId, amountCents })
        : await testPaymentSystem(ctx, { amountCents });
      return outcome instanceof Problem ? outcome : { clientSecret: outcome.clientSecret };
    },
  ),
  post(
    '/api/stripe/webhook',
    {
      tag: 'Money',
      summary: 'Take an event of the card provider',
      details: 'Called by the card provider alone; the signature covers the raw bytes of the body.',
      who: openToAll,
      // The card provider would repeat a refused event.
      points: 0,
      parameters: {},
      headers: { 'stripe-signature': 'Signature of the body.' },
      rawBody: 'Event as the card provider sends it.',
      answer: json('The event was taken, or is of no interest.', eventTakenShape),
      problems: ['PAYMENT_NOT_CONFIGURED'],
    },
    async ({ ctx, headers, request }) => takeWebhook(ctx, request, headers['stripe-signature']),
  ),
];

const takeWebhook = async (ctx: Ctx, request: FastifyRequest, signature: string | undefined) => {
  const { cards, wallClock } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    await takeCardEvent(ctx, cards.readEvent(body, signature, wallClock()));
  } catch (error) {
    if (error instanceof UnverifiedEvent) throw new MalformedInput(error.message);
    throw error;
  }
  return { received: true as const };
};
