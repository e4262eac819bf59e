import { LockMode } from '@mikro-orm/core';
import { closingNote } from '../../../../schema/rules/money.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { UnmatchedPayment } from './unmatched-payment.ts';

/** Closes the record of an unmatched payment for an admin, with a note about what was done. */
export const closeUnmatchedPayment = operation(
  withRight('REFUND'),
  async (work: Work, input: { id: string; note: string }): Promise<UnmatchedPayment | Problem> => {
    const note = checked(closingNote, input.note, 'note');
    if (note instanceof InvalidInput) return note;
    const open = { id: input.id, closedAt: null };
    const unmatched = isIdentifier(input.id)
      ? await work.em.findOne(UnmatchedPayment, open, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!unmatched) return new NothingToSettle();
    unmatched.closedAt = work.now;
    recordAudit(work, {
      action: 'UNMATCHED_PAYMENT_CLOSED',
      subjectKind: 'payment',
      subjectId: unmatched.id,
      subjectName: unmatched.orderNumber ? `Order ${unmatched.orderNumber}` : unmatched.intentId,
      reason: note,
    });
    return unmatched;
  },
);
