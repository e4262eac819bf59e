import { enumType } from '../../core/graphql/enum-type.ts';

export const PaymentMethod = enumType('PaymentMethod', 'Way money moves.', {
  CARD: 'Through the card provider.',
  BY_HAND: 'Arranged by support, outside of the card provider.',
  CREDIT: "From the customer's credit at the kitchen, and refunded to it.",
});
export type PaymentMethod = keyof typeof PaymentMethod;

export const PaymentStatus = enumType('PaymentStatus', 'Status of a payment.', {
  OPEN: 'The customer can still pay.',
  SUCCEEDED: 'The money was received.',
  CANCELED: 'Canceled: nothing was paid, and it can no longer be paid.',
  RETURNED: 'The money arrived after its order was gone and is fully refunded.',
});
export type PaymentStatus = keyof typeof PaymentStatus;

export const RefundCause = enumType('RefundCause', 'Cause of a refund.', {
  CANCELED: 'The order was canceled.',
  ADMIN: 'An admin decided it.',
  LATE_PAYMENT: 'The money arrived after the hold had ended.',
});
export type RefundCause = keyof typeof RefundCause;

export const RefundStatus = enumType('RefundStatus', 'Status of a refund.', {
  PENDING: 'Decided, not sent yet.',
  SENT: 'The card provider is sending it.',
  SUCCEEDED: 'The money was returned.',
  FAILED: 'Not sent; support settles it by hand.',
});
export type RefundStatus = keyof typeof RefundStatus;

export const TiffinBillStatus = enumType('TiffinBillStatus', 'Status of a bill of tiffin plans.', {
  OPEN: 'Not paid yet.',
  PAID: 'Paid; the money became credit.',
  VOID: 'Not to be paid any more: nothing that it covers is owed.',
});
export type TiffinBillStatus = keyof typeof TiffinBillStatus;
