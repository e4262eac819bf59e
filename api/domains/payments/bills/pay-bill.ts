import type { Work } from '../../../core/operation/operation.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { TiffinCredit } from '../credit/tiffin-credit.ts';
import { enterBillPaid } from '../ledger/ledger.ts';
import type { Payment } from '../payment.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { TiffinBillPaid } from '../payment-events.ts';
import type { TiffinBill } from './tiffin-bill.ts';

/**
 * Makes the money of a locked bill credit of its customer at the kitchen, which pays for the orders of their plans one
 * by one. It came by the card payment, or by hand if there is none.
 */
export const payBill = (
  work: Work,
  { bill, credit }: { bill: TiffinBill; credit: TiffinCredit },
  payment: Payment | null,
): void => {
  const { now } = work;
  credit.add(bill.amountCents, now);
  bill.status = TiffinBillStatus.PAID;
  bill.paidAt = now;
  enterBillPaid(work, bill, payment);
  recordAudit(work, {
    action: 'BILL_PAID',
    subjectKind: 'bill',
    subjectId: bill.id,
    subjectName: `Bill ${bill.billNumber}`,
    after: { amount: dollars(bill.amountCents) },
  });
  work.record(new TiffinBillPaid(bill.id));
};
