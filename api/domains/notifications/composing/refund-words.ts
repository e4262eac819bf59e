import { dollars } from '../../../core/values/money.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { PaymentMethod, RefundCause } from '../../payments/payment-enums.ts';
import { NotificationType } from '../notification-enums.ts';
import type { OrderFacts } from './order-facts.ts';
import { dayOf, type Words } from './order-words.ts';
import type { RefundFacts } from './refund-facts.ts';

type Reader = 'customer' | 'cook';

/** Amount that is really refunded, and how it gets to the customer. */
const refundTo = ({ amountCents, method }: RefundFacts, reader: Reader): string => {
  const isCustomer = reader === 'customer';
  return method === PaymentMethod.CARD
    ? `We're refunding ${dollars(amountCents)} to ${isCustomer ? 'your' : "the customer's"} card`
    : `Our support team will return ${dollars(amountCents)} to ${isCustomer ? 'you' : 'the customer'}`;
};

/** Effect of a cancellation on the payment; earlier refunds are not mentioned. */
export const moneyOf = (
  { paymentStatus }: OrderFacts,
  refunds: readonly RefundFacts[],
  reader: Reader,
): string => {
  if (paymentStatus === OrderPaymentStatus.DUE)
    return reader === 'customer' ? " You weren't charged." : ' Nothing was paid.';
  const refund = refunds.find(({ cause }) => cause === RefundCause.CANCELED);
  return refund ? ` ${refundTo(refund, reader)}.` : '';
};

/** Text for the customer about a refund. */
export const refunded = ({ orderNumber }: OrderFacts, refund: RefundFacts | undefined): Words | undefined =>
  refund && {
    type: NotificationType.REFUND_MADE,
    title: 'Refund on its way',
    message: `${refundTo(refund, 'customer')} for order ${orderNumber}. Expect it by ${dayOf(refund.expectedOn)}.`,
  };
