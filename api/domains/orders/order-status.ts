import { openOrderStatuses, orderWays } from '../../../schema/constants.ts';
import { enumType } from '../../core/enum-type.ts';
import { literalList } from '../../core/literal-list.ts';
import type { Fulfillment } from './order-enums.ts';

export const OrderStatus = enumType('OrderStatus', 'Where an order stands.', {
  PLACED: 'The kitchen has it.',
  PREPARING: 'It is being cooked.',
  READY: 'It can be fetched or brought.',
  OUT_FOR_DELIVERY: 'It is on its way; deliveries only.',
  DELIVERED: 'The customer has it.',
  CANCELLED: 'It will not be cooked.',
});
export type OrderStatus = keyof typeof OrderStatus;

const { PLACED, PREPARING, READY, OUT_FOR_DELIVERY, DELIVERED, CANCELLED } = OrderStatus;

/** What may follow what. Pick-up orders go from ready to delivered at once. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  [PLACED]: [PREPARING, CANCELLED],
  [PREPARING]: [READY, CANCELLED],
  [READY]: [OUT_FOR_DELIVERY, DELIVERED, CANCELLED],
  [OUT_FOR_DELIVERY]: [DELIVERED, CANCELLED],
  [DELIVERED]: [],
  [CANCELLED]: [],
};

type Standing = { status: OrderStatus; fulfillment: Fulfillment };

const onTheWay = ({ status, fulfillment }: Standing, steps: number): OrderStatus | undefined => {
  const way: readonly `${OrderStatus}`[] = orderWays[fulfillment];
  const at = way.indexOf(status);
  return at < 0 ? undefined : (way[at + steps] as OrderStatus | undefined);
};

/** The one step that follows on the way to the customer; none at the end, nor for a cancelled order. */
export const stepAfter = (order: Standing): OrderStatus | undefined => onTheWay(order, 1);
export const stepBefore = (order: Standing): OrderStatus | undefined => onTheWay(order, -1);

/** An order in one of these is still to be cooked, fetched or brought. */
export const openStatuses: readonly OrderStatus[] = openOrderStatuses;

/** The same inside a statement, spelled out as in the index of open orders, so that it is found. */
export const openStatusList = literalList(openStatuses);
