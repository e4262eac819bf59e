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
  CANCELED: 'It will not be cooked.',
});
export type OrderStatus = keyof typeof OrderStatus;

const { PLACED, PREPARING, READY, OUT_FOR_DELIVERY, DELIVERED, CANCELED } = OrderStatus;

/** What may follow what. Pickup orders go from ready to delivered at once. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  [PLACED]: [PREPARING, CANCELED],
  [PREPARING]: [READY, CANCELED],
  [READY]: [OUT_FOR_DELIVERY, DELIVERED, CANCELED],
  [OUT_FOR_DELIVERY]: [DELIVERED, CANCELED],
  [DELIVERED]: [],
  [CANCELED]: [],
};

type Standing = { status: OrderStatus; fulfillment: Fulfillment };

const onTheWay = ({ status, fulfillment }: Standing, steps: number): OrderStatus | undefined => {
  const way: readonly `${OrderStatus}`[] = orderWays[fulfillment];
  const at = way.indexOf(status);
  return at < 0 ? undefined : (way[at + steps] as OrderStatus | undefined);
};

/** The one step that follows on the way to the customer; none at the end, nor for a canceled order. */
export const stepAfter = (order: Standing): OrderStatus | undefined => onTheWay(order, 1);
export const stepBefore = (order: Standing): OrderStatus | undefined => onTheWay(order, -1);

/** An order in one of these is still to be cooked, fetched or brought. */
export const openStatuses: readonly OrderStatus[] = openOrderStatuses;

/** The same inside a statement, spelled out as in the index of open orders, so that it is found. */
export const openStatusList = literalList(openStatuses);
