import type { Work } from '../../../core/operation/operation.ts';
import type { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { stopCardPayment } from '../../payments/paying/stop-card-payment.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { TiffinBillVoided } from '../../payments/payment-events.ts';

/** Makes an open bill void, of which nothing is owed any more. Its customer, who may be about to pay it, is notified. */
export const voidBill = async (work: Work, bill: TiffinBill): Promise<void> => {
  bill.status = TiffinBillStatus.VOID;
  await stopCardPayment(work, bill.id);
  work.record(new TiffinBillVoided(bill.id));
};
