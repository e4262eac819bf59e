import { dollars } from '../../../core/money.ts';
import { PaymentStatus } from '../../orders/order-enums.ts';
import { PaymentMethod, RefundCause } from '../../payments/payment-enums.ts';
import { NotificationType } from '../notification-enums.ts';
import type { OrderFacts } from './order-facts.ts';
import { dayOf, type Words } from './order-words.ts';
import type { RefundFacts } from './refund-facts.ts';

/** The sum that really goes back, and the way it goes. */
const wayBack = ({ amountCents, method }: RefundFacts): string =>
  method === PaymentMethod.CARD
    ? `${dollars(amountCents)} goes back to the card it was paid with`
    : `Our support gives ${dollars(amountCents)} back`;

/** What a canceled order means for money; nothing is said of what went back before. */
export const moneyOf = ({ paymentStatus }: OrderFacts, refunds: readonly RefundFacts[]): string => {
  if (paymentStatus === PaymentStatus.DUE) return ' Nothing was paid.';
  const refund = refunds.find(({ cause }) => cause === RefundCause.CANCELED);
  return refund ? ` ${wayBack(refund)}.` : '';
};

/** What a customer reads of money that goes back. */
export const refunded = ({ orderNumber }: OrderFacts, refund: RefundFacts | undefined): Words | undefined =>
  refund && {
    type: NotificationType.REFUND_MADE,
    title: 'Refund on its way',
    message: `Order ${orderNumber}: ${wayBack(refund)}, expected by ${dayOf(refund.expectedOn)}.`,
  };
