import { Role } from '../../../core/access/role.ts';
import type { Attachment } from '../../../core/interfaces/mail.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { onBehalfOf } from '../../../core/operation/system-context.ts';
import { findReceipt } from '../../payments/ledger/find-receipt.ts';
import { receiptName, receiptPdf } from '../../payments/ledger/receipt-pdf.ts';
import { NotificationType } from '../notification-enums.ts';
import type { EmailFacts } from './email-facts.ts';

/** Attachments of an email: the receipt, when it says that an order is paid. */
export const documentsOfApplication = async (
  services: Services,
  facts: EmailFacts,
): Promise<Attachment[]> => {
  const { type, order, userId } = facts;
  if (type !== NotificationType.PAYMENT_COMPLETED || !order) return [];
  const receipt = await findReceipt(
    onBehalfOf(services, { userId, role: Role.CUSTOMER, staffRole: null }),
    order.id,
  );
  if (!receipt) return [];
  const content = await receiptPdf(receipt);
  return [{ filename: receiptName(receipt), contentType: 'application/pdf', content }];
};
