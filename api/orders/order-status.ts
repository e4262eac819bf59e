import { registerEnumType } from 'type-graphql';

export enum OrderStatus {
  PLACED = 'PLACED',
  PREPARING = 'PREPARING',
  READY = 'READY',
  OUT_FOR_DELIVERY = 'OUT_FOR_DELIVERY',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: {
    PLACED: { description: 'The kitchen has it.' },
    PREPARING: { description: 'It is being cooked.' },
    READY: { description: 'It can be fetched or brought.' },
    OUT_FOR_DELIVERY: { description: 'It is on its way; deliveries only.' },
    DELIVERED: { description: 'The customer has it.' },
    CANCELLED: { description: 'It will not be cooked.' },
  },
});

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

/** An order in one of these is still to be cooked, fetched or brought. */
export const openStatuses = Object.values(OrderStatus).filter(status => nextStatuses[status].length > 0);
