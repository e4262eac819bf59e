import { dayWords } from '../../../core/values/moment-words.ts';
import { dollars } from '../../../core/values/money.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { PaymentMethod, RefundCause } from '../../payments/payment-enums.ts';
import { type Sentence, sentence } from '../../sentences/sentence.ts';
import { NotificationType } from '../notification-enums.ts';
import type { OrderFacts } from './order-facts.ts';
import type { Words } from './order-words.ts';
import type { RefundFacts } from './refund-facts.ts';

/** Amount that is really refunded, and how it gets to the customer. */
const refundTo = ({ amountCents, method }: RefundFacts): string => {
  const amount = dollars(amountCents);
  switch (method) {
    case PaymentMethod.CARD:
      return `We're refunding ${amount} to your card`;
    case PaymentMethod.CREDIT:
      return `We added ${amount} to your credit for your next tiffin bill`;
    default:
      return `Our support team will return ${amount} to you`;
  }
};

const refundForCook = {
  [PaymentMethod.CARD]: "We're refunding {0} to the customer's card.",
  [PaymentMethod.BY_HAND]: 'Our support team will return {0} to the customer.',
  [PaymentMethod.CREDIT]: 'We added {0} to the credit of the customer.',
} as const;

/** The refund of a cancellation; earlier ones are not mentioned. */
const cancellationRefund = (refunds: readonly RefundFacts[]) =>
  refunds.find(({ cause }) => cause === RefundCause.CANCELED);

/** Effect of a cancellation on the payment, for the customer. */
export const moneyOf = ({ paymentStatus }: OrderFacts, refunds: readonly RefundFacts[]): string => {
  if (paymentStatus === OrderPaymentStatus.DUE) return " You weren't charged.";
  const refund = cancellationRefund(refunds);
  return refund ? ` ${refundTo(refund)}.` : '';
};

/** The same for the cook. */
export const moneyForCook = ({ paymentStatus }: OrderFacts, refunds: readonly RefundFacts[]): Sentence[] => {
  if (paymentStatus === OrderPaymentStatus.DUE) return [sentence('Nothing was paid.')];
  const refund = cancellationRefund(refunds);
  if (!refund) return [];
  return [sentence(refundForCook[refund.method], dollars(refund.amountCents))];
};

/** Text for the customer about a refund. What a cancellation adds to their credit is said with the cancellation. */
export const refunded = ({ orderNumber }: OrderFacts, refund: RefundFacts | undefined): Words | undefined => {
  if (!refund) return undefined;
  const type = NotificationType.REFUND_MADE;
  const message = `${refundTo(refund)} for order ${orderNumber}.`;
  if (refund.method !== PaymentMethod.CREDIT) {
    const expected = `Expect it by ${dayWords(refund.expectedOn)}.`;
    return { type, title: 'Refund on its way', message: `${message} ${expected}` };
  }
  return refund.cause === RefundCause.CANCELED ? undefined : { type, title: 'Credit added', message };
};
