import type { OrderRow } from '../order-columns.ts';
import { OrderStatus } from '../order-status.ts';
import {
  type PrepChange,
  PrepChangeKind,
  type PrepDishChange,
  type PrepSupplement,
} from './prep-supplement.ts';

/** Reads from the times of a meal's orders what changed since the cut-off. */
export const supplementOf = (cutOffAt: string, orders: readonly OrderRow[]): PrepSupplement => {
  const since = isSince(cutOffAt);
  const changes = orders.flatMap(order => changesOf(order).filter(({ at }) => since(at)));
  return {
    cutOffAt,
    dishes: dishesOf(changes),
    changes: changes.sort(
      (one, other) => timeOf(one.at) - timeOf(other.at) || one.id.localeCompare(other.id),
    ),
    reopenedOrders: orders.filter(
      ({ status, reopenedAt }) => status !== OrderStatus.CANCELED && since(reopenedAt),
    ),
  };
};

const timeOf = (moment: string): number => new Date(moment).getTime();

/** A change at the very moment of the cut-off is no part of a sheet that was printed then. */
const isSince = (cutOffAt: string) => (moment: string | null) =>
  moment !== null && timeOf(moment) >= timeOf(cutOffAt);

/** An order that was added and canceled has both: the sheet may have been printed in between. */
const changesOf = (order: OrderRow): PrepChange[] => {
  const { ADDED, CANCELED } = PrepChangeKind;
  const { id, placedAt, canceledAt } = order;
  const added = { id: `${ADDED} ${id}`, kind: ADDED, at: placedAt, order };
  return canceledAt ? [added, { id: `${CANCELED} ${id}`, kind: CANCELED, at: canceledAt, order }] : [added];
};

const dishesOf = (changes: readonly PrepChange[]): PrepDishChange[] => {
  const dishes = new Map<string, PrepDishChange>();
  for (const { kind, order } of changes) {
    for (const { dishId, dishName, quantity } of order.lines) {
      const key = `${dishId} ${dishName}`;
      const dish = dishes.get(key) ?? { dishId, dishName, added: 0, canceled: 0 };
      const part = kind === PrepChangeKind.ADDED ? 'added' : 'canceled';
      dishes.set(key, { ...dish, [part]: dish[part] + quantity });
    }
  }
  return [...dishes.values()].sort((one, other) => one.dishName.localeCompare(other.dishName, 'en'));
};
