import { LockMode } from '@mikro-orm/core';
import { cancellationReason } from '../../../../schema/rules/order.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Order } from '../order.ts';
import type { CancelOrderInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { cancelForCustomer } from './cancel-for-customer.ts';

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
    return (await cancelForCustomer(work, order, words || null)) ?? { orderId: order.id };
  },
);
