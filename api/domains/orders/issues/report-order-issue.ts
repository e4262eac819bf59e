import { LockMode } from '@mikro-orm/core';
import { orderIssue } from '../../../../schema/rules/order.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Order } from '../order.ts';
import { OrderIssueReported } from '../order-events.ts';
import type { ReportOrderIssueInput } from '../order-inputs.ts';
import { IssueAlreadyReported, IssueNotReportable, OrderNotFound } from '../order-problems.ts';
import { isReportable, OrderIssue } from './order-issue.ts';

/** Reports a problem with an order that can no longer be canceled; once per order. */
export const reportOrderIssue = operation(
  customers,
  async (
    work: Work,
    { orderId, ...input }: ReportOrderIssueInput,
  ): Promise<{ orderId: string } | Problem> => {
    const issue = checked(orderIssue, input);
    if (issue instanceof InvalidInput) return issue;
    if (!isIdentifier(orderId)) return new OrderNotFound();
    const { em, ctx, viewer, now } = work;
    const own = { id: orderId, customerId: viewer.userId };
    const order = await em.findOne(Order, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order) return new OrderNotFound();
    if (!isReportable(order, now)) return new IssueNotReportable();
    if (await em.findOne(OrderIssue, { orderId: order.id })) return new IssueAlreadyReported();

    em.create(OrderIssue, {
      orderId: order.id,
      reason: issue.reason,
      words: issue.words || null,
      reportedAt: now,
    });
    const { id, orderNumber, supplierId } = order;
    ctx.services.log.warn(
      { orderId: id, orderNumber, supplierId, reason: issue.reason },
      'order issue reported',
    );
    work.record(new OrderIssueReported(id, supplierId, issue.reason, issue.words || null));
    return { orderId: id };
  },
);
