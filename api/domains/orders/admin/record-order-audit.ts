import type { Work } from '../../../core/operation/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Order } from '../order.ts';
import type { OrderStatus } from '../order-status.ts';

/** Records in the audit trail what a kitchen did with an order whose status was `before`. */
export const recordOrderAudit = (work: Work, action: string, order: Order, before: OrderStatus): void =>
  recordAudit(work, {
    action,
    subjectKind: 'order',
    subjectId: order.id,
    subjectName: order.orderNumber,
    before: { status: before },
    after: { status: order.status },
    reason: order.cancellationReason ?? null,
  });
