import { LockMode } from '@mikro-orm/core';
import { cancellationReason } from '../../../../schema/rules/order.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { givePlatesBack } from '../holding/give-plates-back.ts';
import { TooLateToCancel } from '../moving/order-step-problems.ts';
import { Order } from '../order.ts';
import { CanceledBy } from '../order-enums.ts';
import { OrderCanceled } from '../order-events.ts';
import type { CancelOrderInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { mayStillBeCanceledByCustomer } from './cancellable.ts';

/** Cancels an order for its customer while that is allowed and releases its plates immediately. */
export const cancelOrder = operation(
  customers,
  async (work: Work, { orderId, reason }: CancelOrderInput): Promise<{ orderId: string } | Problem> => {
    const words = checked(cancellationReason, reason, 'reason');
    if (words instanceof InvalidInput) return words;
    if (!isIdentifier(orderId)) return new OrderNotFound();
    const own = { id: orderId, customerId: work.viewer.userId };
    const order = await work.em.findOne(Order, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return new OrderNotFound();
    if (!mayStillBeCanceledByCustomer(order, work.now)) return new TooLateToCancel();

    order.cancel(CanceledBy.CUSTOMER, words || null, work.now);
    await givePlatesBack(work.sql, order);
    work.record(new OrderCanceled(order.id, order.supplierId));
    return { orderId: order.id };
  },
);
