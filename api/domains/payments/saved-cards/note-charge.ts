import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import type { ChargeAnswer } from '../../../core/interfaces/card-provider.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { lockBill } from '../bills/lock-bill.ts';
import { settlePayment } from '../paying/settle-payment.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { BillChargeDeclined, BillNeedsAuthentication } from '../payment-events.ts';
import { BillCharge, BillChargeOutcome } from './bill-charge.ts';
import { chargesOfBillsQuery, nextChargeOf } from './find-bills-to-charge.ts';
import { SavedCard } from './saved-card.ts';

interface Answered {
  chargeId: string;
  intentId: string;
  answer: ChargeAnswer;
}

/** Notes what the provider answered, unless its event came first. */
export const noteCharge = operation(
  everybody,
  async (work: Work, { chargeId, intentId, answer }: Answered): Promise<void> => {
    const { em, now } = work;
    const { billId } = await em.findOneOrFail(BillCharge, { id: chargeId });
    await lockBill(work, billId);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const payment = await em.findOneOrFail(Payment, { providerIntentId: intentId }, { lockMode });
    if (answer.state === 'paid') {
      if (!payment.succeededAt) await settlePayment(work, payment);
      await em.flush();
    }
    const charge = await em.findOneOrFail(BillCharge, { id: chargeId }, { lockMode, refresh: true });
    if (charge.outcome) return;
    if (answer.state === 'paid') return charge.end(BillChargeOutcome.PAID, now);
    if (answer.state === 'canceled') {
      // Nothing can pay it any more; the attempt goes on with a new payment while the bill is open.
      if (payment.status === PaymentStatus.OPEN) payment.status = PaymentStatus.CANCELED;
      return;
    }
    payment.declineWords = answer.words;
    const isDeclined = answer.state === 'declined';
    charge.end(isDeclined ? BillChargeOutcome.DECLINED : BillChargeOutcome.NEEDS_AUTHENTICATION, now);
    await em.flush();
    await recordFailure(work, charge);
  },
);

const recordFailure = async (work: Work, { billId, cardId, outcome }: BillCharge): Promise<void> => {
  const { bill } = (await lockBill(work, billId))!;
  if (bill.status !== TiffinBillStatus.OPEN) return;
  // A card that was removed meanwhile has no name any more.
  const { brand, lastFour } = await work.em.findOneOrFail(SavedCard, { id: cardId });
  const name = brand && lastFour ? `${brand} ${lastFour}` : '';
  if (outcome === BillChargeOutcome.NEEDS_AUTHENTICATION)
    return work.record(new BillNeedsAuthentication(billId, name));
  const found = await chargesOfBillsQuery.first(work.sql, { ids: [billId] });
  work.record(new BillChargeDeclined(billId, name, (found && nextChargeOf(found)) ?? null));
};
