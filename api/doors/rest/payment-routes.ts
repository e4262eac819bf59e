import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnverifiedEvent } from '../../core/interfaces/card-provider.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { paymentAnalytics } from '../../domains/payments/ledger/payment-analytics.ts';
import { paymentConfiguration } from '../../domains/payments/paying/payment-configuration.ts';
import { startPayment } from '../../domains/payments/paying/start-payment.ts';
import { takeCardEvent } from '../../domains/payments/paying/take-card-event.ts';
import { testPaymentSystem } from '../../domains/payments/paying/test-payment-system.ts';
import { PaymentNotConfigured } from '../../domains/payments/payment-problems.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { dollarAmount, optionalText } from './body.ts';
import { presentAnalytics } from './present/payment.ts';
import { refuse } from './refuse.ts';

export const paymentRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/stripe/config', async (request, reply) => {
    const { configured, message } = paymentConfiguration(await requestCtx.of(request, reply));
    return { configured, message };
  });

  app.get('/api/stripe/analytics', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const analytics = await paymentAnalytics(ctx);
    return presentAnalytics(analytics, paymentConfiguration(ctx));
  });

  app.post('/api/stripe/create-payment-intent', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const amountCents = dollarAmount(request, 'amount');
    const orderId = optionalText(request, 'orderId');
    const outcome = orderId
      ? await startPayment(ctx, { orderId, amountCents })
      : await testPaymentSystem(ctx, { amountCents });
    return outcome instanceof Problem ? refuse(reply, outcome) : { clientSecret: outcome.clientSecret };
  });

  // The signature covers the raw bytes, so this one path gets them unparsed.
  void app.register(async raw => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.post('/api/stripe/webhook', (request, reply) => takeWebhook(requestCtx, request, reply));
  });
};

const takeWebhook = async (requestCtx: RequestCtx, request: FastifyRequest, reply: FastifyReply) => {
  const ctx = await requestCtx.of(request, reply);
  const { cards } = ctx.services;
  if (!cards) return refuse(reply, new PaymentNotConfigured());
  const signature = request.headers['stripe-signature'];
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const event = cards.readEvent(body, typeof signature === 'string' ? signature : undefined, ctx.now);
    await takeCardEvent(ctx, event);
  } catch (error) {
    if (error instanceof UnverifiedEvent) throw new MalformedInput(error.message);
    throw error;
  }
  return { received: true };
};
