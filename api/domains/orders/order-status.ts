import { openOrderStatuses, orderWays } from '../../../schema/constants.ts';
import { literalList } from '../../core/database/literal-list.ts';
import { enumType } from '../../core/graphql/enum-type.ts';
import type { Fulfillment } from './order-enums.ts';

export const OrderStatus = enumType('OrderStatus', 'Status of an order.', {
  PLACED: 'The kitchen has received it.',
  PREPARING: 'Being cooked.',
  READY: 'Ready for pickup or delivery.',
  OUT_FOR_DELIVERY: 'On its way; delivery orders only.',
  DELIVERED: 'The customer has it.',
  CANCELED: 'Canceled; it is not cooked.',
});
export type OrderStatus = keyof typeof OrderStatus;

const { PLACED, PREPARING, READY, OUT_FOR_DELIVERY, DELIVERED, CANCELED } = OrderStatus;

/** Allowed transitions. Pickup orders go directly from ready to delivered. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  [PLACED]: [PREPARING, CANCELED],
  [PREPARING]: [READY, CANCELED],
  [READY]: [OUT_FOR_DELIVERY, DELIVERED, CANCELED],
  [OUT_FOR_DELIVERY]: [DELIVERED, CANCELED],
  [DELIVERED]: [],
  [CANCELED]: [],
};

type OrderStep = { status: OrderStatus; fulfillment: Fulfillment };

const onTheWay = ({ status, fulfillment }: OrderStep, steps: number): OrderStatus | undefined => {
  const way: readonly `${OrderStatus}`[] = orderWays[fulfillment];
  const at = way.indexOf(status);
  return at < 0 ? undefined : (way[at + steps] as OrderStatus | undefined);
};

/** The next status on the way to the customer; undefined for delivered and canceled orders. */
export const stepAfter = (order: OrderStep): OrderStatus | undefined => onTheWay(order, 1);
export const stepBefore = (order: OrderStep): OrderStatus | undefined => onTheWay(order, -1);

/** Whether an order can no longer come to a status: it is canceled, or further on its way. */
export const isBeyond = ({ status, fulfillment }: OrderStep, to: OrderStatus): boolean => {
  if (status === CANCELED) return true;
  const way: readonly `${OrderStatus}`[] = orderWays[fulfillment];
  return way.includes(to) && way.indexOf(status) > way.indexOf(to);
};

/** Statuses of orders that are still to be cooked, picked up or delivered. */
export const openStatuses: readonly OrderStatus[] = openOrderStatuses;

/** The same as SQL literals, written as in the index of open orders so that the planner uses it. */
export const openStatusList = literalList(openStatuses);
