import { enumType } from '../../core/enum-type.ts';

export const PaymentMethod = enumType('PaymentMethod', 'How money moves.', {
  CARD: 'Through the card provider.',
  BY_HAND: 'Arranged by support, outside of the card provider.',
});
export type PaymentMethod = keyof typeof PaymentMethod;

export const PaymentState = enumType('PaymentState', 'Where a payment stands.', {
  OPEN: 'The customer may still pay.',
  SUCCEEDED: 'The money is here.',
  CANCELED: 'Nothing was paid, and nothing can be any more.',
  RETURNED: 'The money came when its order was gone, and is sent back whole.',
});
export type PaymentState = keyof typeof PaymentState;

export const RefundCause = enumType('RefundCause', 'What a refund was started by.', {
  CANCELED: 'The order was canceled.',
  ADMIN: 'The marketplace decided it.',
  LATE_PAYMENT: 'The money arrived after the hold had ended.',
});
export type RefundCause = keyof typeof RefundCause;

export const RefundStatus = enumType('RefundStatus', 'Where a refund stands.', {
  PENDING: 'Decided; about to be sent.',
  SENT: 'The card provider is sending it.',
  SUCCEEDED: 'The money went back.',
  FAILED: 'It could not be sent; support settles it by hand.',
});
export type RefundStatus = keyof typeof RefundStatus;
