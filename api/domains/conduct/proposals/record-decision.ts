import type { Work } from '../../../core/operation/operation.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import type { ConductProposal } from './conduct-proposal.ts';

/** Records in the audit trail of a kitchen what was decided about a proposal, and by which counts. */
export const recordDecision = (
  work: Work,
  action: 'CONDUCT_STEP_TAKEN' | 'CONDUCT_STEP_DISMISSED',
  { id, kitchenName }: Supplier,
  proposal: ConductProposal,
  reason: string,
): void => {
  const { ordersDue, ordersDelivered, ordersCanceled, ordersLate, ordersRefunded } = proposal;
  recordAudit(work, {
    action,
    subjectKind: 'kitchen',
    subjectId: id,
    subjectName: kitchenName,
    after: {
      step: proposal.step,
      ...(proposal.pausedUntil && { pausedUntil: proposal.pausedUntil }),
      orders: {
        due: ordersDue,
        delivered: ordersDelivered,
        canceled: ordersCanceled,
        late: ordersLate,
        refunded: ordersRefunded,
      },
    },
    reason,
  });
};
