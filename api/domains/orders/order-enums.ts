import { enumType } from '../../core/enum-type.ts';

export const Fulfillment = enumType('Fulfillment', 'How a meal gets to the customer.', {
  DELIVERY: 'The kitchen brings it.',
  PICKUP: 'The customer fetches it.',
});
export type Fulfillment = keyof typeof Fulfillment;

export const PaymentStatus = enumType('PaymentStatus', "Where an order's money stands.", {
  DUE: 'To be paid; support arranges it.',
  PAID: 'Paid.',
  REFUNDED: 'Paid and given back.',
});
export type PaymentStatus = keyof typeof PaymentStatus;

/** Who may end an order early. */
export const CanceledBy = enumType('CanceledBy', 'Who canceled an order.', {
  CUSTOMER: 'The customer.',
  SUPPLIER: 'The kitchen.',
  ADMIN: 'The marketplace.',
});
export type CanceledBy = keyof typeof CanceledBy;
