import { LockMode } from '@mikro-orm/core';
import { decisionReason } from '../../../../schema/rules/decision.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Order } from '../order.ts';
import { CanceledBy } from '../order-enums.ts';
import type { CancelOrderByAdminInput } from '../order-inputs.ts';
import { OrderNotFound } from '../order-problems.ts';
import { cancelForBoth } from './cancel-for-both.ts';

/** Cancels an order for an admin, such as one of a suspended kitchen. Both sides see the reason. */
export const cancelOrderByAdmin = operation(
  withRight('HELP_ORDERS'),
  async (
    work: Work,
    { orderId, ...input }: CancelOrderByAdminInput,
  ): Promise<{ orderId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const order = isIdentifier(orderId) ? await work.em.findOne(Order, { id: orderId }, { lockMode }) : null;
    if (!order) return new OrderNotFound();
    return (await cancelForBoth(work, order, CanceledBy.ADMIN, reason)) ?? { orderId: order.id };
  },
);
