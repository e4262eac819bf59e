import { registerEnumType } from 'type-graphql';

export enum PaymentMethod {
  CARD = 'CARD',
  BY_HAND = 'BY_HAND',
}

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How money moves.',
  valuesConfig: {
    CARD: { description: 'Through the card provider.' },
    BY_HAND: { description: 'Arranged by support, outside of the card provider.' },
  },
});

export enum PaymentState {
  OPEN = 'OPEN',
  SUCCEEDED = 'SUCCEEDED',
  CANCELLED = 'CANCELLED',
  RETURNED = 'RETURNED',
}

registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'Where a payment stands.',
  valuesConfig: {
    OPEN: { description: 'The customer may still pay.' },
    SUCCEEDED: { description: 'The money is here.' },
    CANCELLED: { description: 'Nothing was paid, and nothing can be any more.' },
    RETURNED: { description: 'The money came when its order was gone, and is sent back whole.' },
  },
});

export enum RefundCause {
  CANCELLED = 'CANCELLED',
  ADMIN = 'ADMIN',
  LATE_PAYMENT = 'LATE_PAYMENT',
}

registerEnumType(RefundCause, {
  name: 'RefundCause',
  description: 'What a refund was started by.',
  valuesConfig: {
    CANCELLED: { description: 'The order was cancelled.' },
    ADMIN: { description: 'The marketplace decided it.' },
    LATE_PAYMENT: { description: 'The money came when the order was not held any more.' },
  },
});

export enum RefundStatus {
  PENDING = 'PENDING',
  SENT = 'SENT',
  SUCCEEDED = 'SUCCEEDED',
  FAILED = 'FAILED',
}

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Where a refund stands.',
  valuesConfig: {
    PENDING: { description: 'Decided; about to be sent.' },
    SENT: { description: 'The card provider is sending it.' },
    SUCCEEDED: { description: 'The money went back.' },
    FAILED: { description: 'It could not be sent; support settles it by hand.' },
  },
});
