import { registerEnumType } from 'type-graphql';

export enum Fulfilment {
  DELIVERY = 'DELIVERY',
  PICKUP = 'PICKUP',
}

registerEnumType(Fulfilment, {
  name: 'Fulfilment',
  description: 'How a meal gets to the customer.',
  valuesConfig: {
    DELIVERY: { description: 'The kitchen brings it.' },
    PICKUP: { description: 'The customer fetches it.' },
  },
});

export enum PaymentStatus {
  DUE = 'DUE',
  PAID = 'PAID',
  REFUNDED = 'REFUNDED',
}

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: "Where an order's money stands.",
  valuesConfig: {
    DUE: { description: 'To be paid; support arranges it.' },
    PAID: { description: 'Paid.' },
    REFUNDED: { description: 'Paid and given back.' },
  },
});

/** Who may end an order early. */
export enum CancelledBy {
  CUSTOMER = 'CUSTOMER',
  SUPPLIER = 'SUPPLIER',
  ADMIN = 'ADMIN',
}

registerEnumType(CancelledBy, {
  name: 'CancelledBy',
  description: 'Who cancelled an order.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer.' },
    SUPPLIER: { description: 'The kitchen.' },
    ADMIN: { description: 'The marketplace.' },
  },
});
