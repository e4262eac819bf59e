import { enumType } from '../../core/graphql/enum-type.ts';

export const Fulfillment = enumType('Fulfillment', 'Way a meal gets to the customer.', {
  DELIVERY: 'The kitchen delivers it.',
  PICKUP: 'The customer picks it up.',
});
export type Fulfillment = keyof typeof Fulfillment;

export const OrderPaymentStatus = enumType('OrderPaymentStatus', 'Payment status of an order.', {
  DUE: 'Not paid yet; support arranges payment.',
  PAID: 'Paid.',
  REFUNDED: 'Paid and fully refunded.',
});
export type OrderPaymentStatus = keyof typeof OrderPaymentStatus;

/** Who can cancel an order. */
export const CanceledBy = enumType('CanceledBy', 'Party that canceled an order.', {
  CUSTOMER: 'The customer.',
  SUPPLIER: 'The kitchen.',
  ADMIN: 'The marketplace.',
});
export type CanceledBy = keyof typeof CanceledBy;
