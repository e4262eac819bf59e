import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { User } from '../../identity/user.ts';
import { lockBill } from '../bills/lock-bill.ts';
import type { TiffinBill } from '../bills/tiffin-bill.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { BillCharge, BillChargeOutcome } from './bill-charge.ts';
import { removeUnsaved } from './remove-unsaved.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

export interface ReadyCharge {
  bill: Pick<TiffinBill, 'id' | 'billNumber' | 'amountCents'>;
  attempt: number;
  payerId: string;
  methodId: string;
  /** The payment that is open; null if none is. */
  intentId: string | null;
  /** Number of payments of the bill so far. */
  payments: number;
}

/** Prepares an attempt that was stored before; ends it, and returns null, if the bill or the card is settled
 * by now, or the account disabled. */
export const readyCharge = operation(
  everybody,
  async (work: Work, chargeId: string): Promise<ReadyCharge | null> => {
    const { em, now } = work;
    const { billId } = await em.findOneOrFail(BillCharge, { id: chargeId });
    const { bill } = (await lockBill(work, billId))!;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const charge = await em.findOneOrFail(BillCharge, { id: chargeId }, { lockMode, refresh: true });
    if (charge.outcome) return null;
    const card = await em.findOneOrFail(SavedCard, { id: charge.cardId }, { lockMode });
    const { disabledAt } = await em.findOneOrFail(User, { id: bill.customerId });
    const isOpen = bill.status === TiffinBillStatus.OPEN;
    if (!isOpen || card.status !== SavedCardStatus.STORED || disabledAt) {
      charge.end(BillChargeOutcome.NOT_CHARGED, now);
      return null;
    }
    const payments = await em.find(Payment, { billId });
    const open = payments.find(({ status }) => status === PaymentStatus.OPEN);
    // What pays it from here on is the saved card, not the one that its customer began to pay with.
    if (open) await removeUnsaved(work, open.id);
    const { id, billNumber, amountCents } = bill;
    return {
      bill: { id, billNumber, amountCents },
      attempt: charge.attempt,
      payerId: card.payerId!,
      methodId: card.methodId!,
      intentId: open?.providerIntentId ?? null,
      payments: payments.length,
    };
  },
);
