import { LockMode } from '@mikro-orm/core';
import { isIdentifier } from '../../../core/identifier.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/problem.ts';
import { admins } from '../../../core/rules.ts';
import { Order } from '../order.ts';
import { OrderNotFound } from '../order-problems.ts';
import { needsDecision } from '../reopening/needs-decision.sql.ts';
import { confirmOrder } from './confirm-order.ts';

/** Confirms an order although its kitchen is closed, suspended or disabled, and notifies its customer. */
export const confirmOrderByAdmin = operation(
  admins,
  async (work: Work, { orderId }: { orderId: string }): Promise<{ orderId: string } | Problem> => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const order = isIdentifier(orderId) ? await work.em.findOne(Order, { id: orderId }, { lockMode }) : null;
    if (!order) return new OrderNotFound();
    const waiting = await work.sql.rows(`select from orders o where o.id = $1 and ${needsDecision}`, [
      order.id,
    ]);
    if (waiting.length === 0) {
      return new AlreadyDone('This order no longer needs a decision.', 'orderId');
    }
    confirmOrder(work, order, 'takes no new orders at the moment');
    return { orderId: order.id };
  },
);
