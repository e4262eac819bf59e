import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { User } from '../../identity/user.ts';
import { Closure } from '../../mealtimes/closure.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import { OrderNotFound } from '../order-problems.ts';
import { needsDecision } from '../reopening/needs-decision.ts';
import { confirmOrder } from './confirm-order.ts';

const undecidedQuery = query({ Order, Supplier, User, Closure }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('Order as o').where('o.id', '=', id).where(needsDecision),
);

/** Confirms an order although its kitchen is closed, suspended or disabled, and notifies its customer. */
export const confirmOrderByAdmin = operation(
  withRight('HELP_ORDERS'),
  async (work: Work, { orderId }: { orderId: string }): Promise<{ orderId: string } | Problem> => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const order = isIdentifier(orderId) ? await work.em.findOne(Order, { id: orderId }, { lockMode }) : null;
    if (!order) return new OrderNotFound();
    if (!(await undecidedQuery.first(work.sql, { id: order.id }))) {
      return new AlreadyDone('This order no longer needs a decision.', 'orderId');
    }
    confirmOrder(work, order, 'takes no new orders at the moment');
    return { orderId: order.id };
  },
);
