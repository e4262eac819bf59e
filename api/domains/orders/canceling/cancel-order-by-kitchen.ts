import { kitchenCancellationReason } from '../../../../schema/rules/order.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { lockKitchenOrder } from '../kitchen/lock-kitchen-order.ts';
import { CanceledBy } from '../order-enums.ts';
import type { CancelOrderByKitchenInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { cancelForBoth } from './cancel-for-both.ts';

/** Cancels an order for its kitchen at any time before it is delivered, with a reason. */
export const cancelOrderByKitchen = operation(
  withScope('ORDERS_WRITE', suppliers),
  async (work: Work, input: CancelOrderByKitchenInput): Promise<{ orderId: string } | Problem> => {
    const reason = checked(kitchenCancellationReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const order = await lockKitchenOrder(work, input.orderId);
    if (order instanceof OrderNotFound) return order;
    return (await cancelForBoth(work, order, CanceledBy.SUPPLIER, reason)) ?? { orderId: order.id };
  },
);
