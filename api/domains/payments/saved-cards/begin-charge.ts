import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { lockBill } from '../bills/lock-bill.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { BillCharge } from './bill-charge.ts';
import { chargesOfBillsQuery, nextChargeOf } from './find-bills-to-charge.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

/** How long a customer who agreed to save another card has to pay with it before the saved one is charged. */
const payingMs = 30 * 60_000;

/** Stores an attempt to charge a bill that is due by now. Of two processes, the second finds the attempt of the first. */
export const beginCharge = operation(everybody, async (work: Work, billId: string): Promise<void> => {
  const { em, now } = work;
  const locked = await lockBill(work, billId);
  if (locked?.bill.status !== TiffinBillStatus.OPEN) return;
  const found = await chargesOfBillsQuery.first(work.sql, { ids: [billId] });
  const dueAt = found && nextChargeOf(found);
  if (!found?.cardId || found.isUnderWay || !dueAt || dueAt > now) return;
  if (await isPayingWithAnother(work, billId)) return;
  const { cardId, attempts } = found;
  em.create(BillCharge, { id: newIdentifier(now), billId, cardId, attempt: attempts, startedAt: now });
});

const isPayingWithAnother = async ({ em, now }: Work, billId: string): Promise<boolean> => {
  const open = await em.findOne(Payment, { billId, status: PaymentStatus.OPEN });
  const since = new Date(now.getTime() - payingMs);
  const pending = { status: SavedCardStatus.PENDING, consentedAt: { $gt: since } };
  return open !== null && (await em.count(SavedCard, { paymentId: open.id, ...pending })) > 0;
};
