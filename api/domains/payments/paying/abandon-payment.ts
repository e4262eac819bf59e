import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { findHeldOrder } from '../../orders/holding/find-held-order.ts';
import { HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { releaseHeldOrder } from '../../orders/holding/release-held-order.ts';
import { OrderNotFound } from '../../orders/order-problems.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { NothingToPay } from '../payment-problems.ts';
import { askProvider } from './ask-provider.ts';
import { lockPayableOrder } from './lock-payable-order.ts';

const openPaymentQuery = query({ Payment }, (from, { orderId }: Given<{ orderId: string }>) =>
  from
    .selectFrom('Payment as p')
    .where('p.orderId', '=', orderId)
    .where('p.status', '=', PaymentStatus.OPEN)
    .select(({ ref }) => ref('p.providerIntentId').$notNull().as('intentId')),
);

const prepare = async (ctx: Ctx, orderId: string): Promise<{ orderId: string } | Problem> => {
  const held = await findHeldOrder(ctx, orderId);
  if (!held) return new OrderNotFound();
  if (held.status === HeldOrderStatus.PLACED) return new NothingToPay();
  const payment = await openPaymentQuery.first(ctx.sql, { orderId: held.id });
  const { cards } = ctx.services;
  if (payment && cards) {
    const stopped = await askProvider(() => cards.cancelIntent(payment.intentId));
    if (stopped instanceof Problem) return stopped;
    if (stopped === 'paid') return new NothingToPay();
  }
  return { orderId: held.id };
};

const perform = async (work: Work, { orderId }: { orderId: string }): Promise<{ orderId: string }> => {
  await lockPayableOrder(work.sql, orderId);
  const payment = await work.em.findOne(Payment, { orderId, status: PaymentStatus.OPEN });
  if (payment) payment.status = PaymentStatus.CANCELED;
  await releaseHeldOrder(work, orderId);
  return { orderId };
};

/** Abandons a payment for its customer: cancels it at the provider and releases the plates immediately. */
export const abandonPayment = preparedOperation(customers, prepare, perform);
