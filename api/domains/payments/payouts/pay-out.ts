import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { enterPayout } from '../ledger/ledger.ts';
import { PaymentMethod } from '../payment-enums.ts';
import { PayoutPaid } from '../payment-events.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { Payout, PayoutMethod, PayoutStatus } from './payout.ts';

interface Paid {
  payoutId: string;
  method: PayoutMethod;
  reference: string;
  /** Why it can be paid by hand although the card provider was asked to pay it. */
  reason?: string | null;
}

/** Marks a payout as paid. Returns whether it was unpaid before. */
export const payOut = async (work: Work, { payoutId, method, reference, reason }: Paid): Promise<boolean> => {
  const { em, now } = work;
  const payout = await em.findOne(Payout, { id: payoutId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (payout?.status !== PayoutStatus.PENDING) return false;
  Object.assign(payout, { status: PayoutStatus.PAID, method, reference, paidAt: now });
  await em.nativeDelete(ProviderFailure, { task: ProviderTask.SEND_PAYOUT, subjectId: payout.id });
  enterPayout(work, payout, method === PayoutMethod.TRANSFER ? PaymentMethod.CARD : PaymentMethod.BY_HAND);
  const { kitchenName } = await em.findOneOrFail(Supplier, { id: payout.supplierId });
  recordAudit(work, {
    action: 'PAYOUT_PAID',
    subjectKind: 'payout',
    subjectId: payout.id,
    subjectName: kitchenName,
    after: { amount: dollars(payout.amountCents), method, reference },
    reason: reason ?? null,
  });
  work.record(new PayoutPaid(payout.id));
  return true;
};
