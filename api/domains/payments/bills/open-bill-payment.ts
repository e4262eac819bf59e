import { everybody } from '../../../core/access/rules.ts';
import type { WantedIntent } from '../../../core/interfaces/card-provider.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { cardFeeOf } from '../ledger/shares.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { lockBill } from './lock-bill.ts';
import type { TiffinBill } from './tiffin-bill.ts';

/** The payment of a bill that the provider opens, after so many earlier ones; asked again it is the same. */
export const billIntent = (
  { id, billNumber, amountCents }: Pick<TiffinBill, 'id' | 'billNumber' | 'amountCents'>,
  payments: number,
): WantedIntent => ({
  key: `bill-${id}-${payments}`,
  amountCents,
  orderId: id,
  description: `Tiffin bill ${billNumber}`,
});

/** The open payment of a bill that its caller has locked. One that was canceled at the provider is replaced. */
export const openPaymentWithin = async (work: Work, bill: TiffinBill, intentId: string): Promise<Payment> => {
  const { em, now } = work;
  const open = await em.findOne(Payment, { billId: bill.id, status: PaymentStatus.OPEN });
  if (open?.providerIntentId === intentId) return open;
  if (open) open.status = PaymentStatus.CANCELED;
  await em.flush();
  const { id, billNumber, customerId, supplierId, amountCents } = bill;
  const payment = em.create(Payment, {
    id: newIdentifier(now),
    orderId: id,
    billId: id,
    orderNumber: billNumber,
    customerId,
    supplierId,
    method: PaymentMethod.CARD,
    status: PaymentStatus.OPEN,
    amountCents,
    // The kitchen and we get our shares when orders are paid from the credit that it becomes.
    commissionCents: 0,
    cardFeeCents: cardFeeOf(amountCents),
    refundedCents: 0,
    chargedBackCents: 0,
    isToStop: false,
    providerIntentId: intentId,
    createdAt: now,
  });
  await em.flush();
  return payment;
};

/** Stores the payment of a bill before anything can pay it; null if the bill is not open any more. */
export const openBillPayment = operation(
  everybody,
  async (work: Work, { billId, intentId }: { billId: string; intentId: string }): Promise<Payment | null> => {
    const locked = await lockBill(work, billId);
    if (locked?.bill.status !== TiffinBillStatus.OPEN) return null;
    const open = await work.em.findOne(Payment, { billId, status: PaymentStatus.OPEN });
    // Another process, or the customer, was first.
    return open ?? openPaymentWithin(work, locked.bill, intentId);
  },
);
