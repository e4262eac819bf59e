import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { HeldOrder } from '../../orders/holding/held-order.ts';
import { lockBill } from '../bills/lock-bill.ts';
import { expireHoldIn } from '../paying/expire-payment-hold.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, RefundStatus } from '../payment-enums.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { Refund } from '../refunding/refund.ts';
import { completeRefund } from '../refunding/settle-refund.ts';
import { BillCharge, BillChargeOutcome } from '../saved-cards/bill-charge.ts';
import { SavedCard, SavedCardStatus } from '../saved-cards/saved-card.ts';
import { ProviderFailure, ProviderTask } from './provider-failure.ts';

const paidHoldQuery = query({ HeldOrder }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('HeldOrder').where('id', '=', id).where('foundPaidAt', 'is not', null),
);

/** Effect of settling a refused task by hand. Payouts have an operation of their own. */
const settled: Partial<Record<ProviderTask, (work: Work, failure: ProviderFailure) => Promise<boolean>>> = {
  [ProviderTask.SEND_REFUND]: async (work, { subjectId }) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const refund = await work.em.findOne(Refund, { id: subjectId }, { lockMode });
    if (refund?.status !== RefundStatus.PENDING) return false;
    completeRefund(work, refund, PaymentMethod.BY_HAND);
    return true;
  },
  [ProviderTask.STOP_PAYMENT]: async ({ em }, { subjectId }) =>
    (await em.nativeUpdate(Payment, { id: subjectId, isToStop: true }, { isToStop: false })) > 0,
  // The payment was refunded at the provider, so the plates are released. Unpaid holds expire on their own.
  [ProviderTask.RELEASE_HOLD]: async (work, { subjectId }) => {
    const isPaid = await paidHoldQuery.first(work.sql, { id: subjectId });
    return isPaid !== undefined && expireHoldIn(work, subjectId);
  },
  // Its customer pays the bill otherwise.
  [ProviderTask.CHARGE_BILL]: async (work, { subjectId }) => {
    const { em, now } = work;
    const found = await em.findOne(BillCharge, { id: subjectId });
    if (!found) return false;
    // As wherever a charge ends: its change moves the time of the bill.
    await lockBill(work, found.billId);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const charge = await em.findOneOrFail(BillCharge, { id: subjectId }, { lockMode, refresh: true });
    if (charge.outcome) return false;
    charge.end(BillChargeOutcome.GIVEN_UP, now);
    return true;
  },
  [ProviderTask.SAVE_CARD]: async ({ em, now }, { subjectId }) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const pending = { id: subjectId, status: SavedCardStatus.PENDING };
    const card = await em.findOne(SavedCard, pending, { lockMode });
    card?.remove(now);
    return card !== null;
  },
  [ProviderTask.FORGET_CARD]: async ({ em }, { subjectId }) =>
    (await em.nativeUpdate(
      SavedCard,
      { id: subjectId, isToForget: true },
      { isToForget: false, payerId: null },
    )) > 0,
};

/** Settles a task that was done by hand; only paused tasks, so that none is done twice. */
export const settleProviderTask = operation(
  withRight('PAY_OUT'),
  async (work: Work, id: string): Promise<{ failureId: string } | Problem> => {
    const { em } = work;
    if (!isIdentifier(id)) return new NothingToSettle();
    const failure = await em.findOne(ProviderFailure, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!failure || failure.nextTryAt) return new NothingToSettle();
    if (!(await settled[failure.task]?.(work, failure))) return new NothingToSettle();
    em.remove(failure);
    recordAudit(work, {
      action: 'PROVIDER_TASK_SETTLED_BY_HAND',
      subjectKind: 'payment task',
      subjectId: failure.subjectId,
      subjectName: failure.subjectName,
      after: { task: failure.task },
    });
    return { failureId: id };
  },
);
