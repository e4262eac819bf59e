import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Order } from '../order.ts';
import { IssueNotFound } from '../order-problems.ts';
import { OrderIssue } from './order-issue.ts';

/** Marks a problem that a customer reported as handled. The report stays on the order. */
export const handleOrderIssue = operation(
  withRight('HELP_ORDERS'),
  async (work: Work, { orderId }: { orderId: string }): Promise<{ orderId: string } | Problem> => {
    const { em, now } = work;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const issue = isIdentifier(orderId) ? await em.findOne(OrderIssue, { orderId }, { lockMode }) : null;
    if (!issue) return new IssueNotFound();
    if (issue.handledAt) return new AlreadyDone('This problem is already marked as handled.', 'orderId');
    issue.handledAt = now;
    const { id, orderNumber } = await em.findOneOrFail(Order, { id: issue.orderId });
    recordAudit(work, {
      action: 'ORDER_ISSUE_HANDLED',
      subjectKind: 'order',
      subjectId: id,
      subjectName: orderNumber,
      before: { report: 'open' },
      after: { report: 'handled' },
    });
    return { orderId: id };
  },
);
