import { msg } from '@lingui/core/macro';
import type { Fulfillment, OrderStatus } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';
import type { MealStep } from './meal-steps.ts';

const words = {
  PREPARING: msg`Start all`,
  READY: msg`All ready`,
  OUT_FOR_DELIVERY: msg`All out for delivery`,
  DELIVERED: msg`All delivered`,
  pickedUp: msg`All picked up`,
  handedOver: msg`All handed over`,
};

/** What the button of a step says. */
export const stepWords = ({ to, orders }: MealStep): string => translate(words[kindOf(to, orders)]);

const kindOf = (to: OrderStatus, orders: MealStep['orders']): keyof typeof words => {
  if (to === 'PREPARING' || to === 'READY' || to === 'OUT_FOR_DELIVERY') return to;
  const has = (fulfillment: Fulfillment) => orders.some(order => order.fulfillment === fulfillment);
  if (!has('PICKUP')) return 'DELIVERED';
  return has('DELIVERY') ? 'handedOver' : 'pickedUp';
};
