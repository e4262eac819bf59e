import type { Ctx } from '../../../core/operation/ctx.ts';
import { Money } from '../../../core/values/money.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import { findOrder } from '../find-orders.ts';
import type { OrderLineRow } from '../order-columns.ts';
import type { Reorder } from './reorder.ts';

/** Finds what a past order would be if placed now; null when the viewer may not read it. */
export const findReorder = async (ctx: Ctx, orderId: string): Promise<Reorder | null> => {
  const order = await findOrder(ctx, orderId);
  if (!order) return null;
  const ordered = order.lines.map(line => line.dishId);
  const [supplier, dishes] = await Promise.all([
    supplierOf(ctx, order.supplierId),
    dishesOf(ctx, order.supplierId, ordered),
  ]);
  return { supplier: supplier!, ...comparison(order.lines, dishes) };
};

const comparison = (lines: OrderLineRow[], dishes: DishRow[]): Omit<Reorder, 'supplier'> => {
  const sold = new Map(dishes.filter(dish => dish.isAvailable).map(dish => [dish.id, dish]));
  const now = lines.map(line => ({ ...line, dish: sold.get(line.dishId) }));
  return {
    lines: now.flatMap(({ dish, quantity }) =>
      dish ? [{ dish, quantity, lineTotal: new Money(dish.priceCents * quantity) }] : [],
    ),
    gone: now.flatMap(({ dish, dishName }) => (dish ? [] : [dishName])),
    changedPrices: now.flatMap(({ dish, unitPriceCents }) =>
      dish && dish.priceCents !== unitPriceCents ? [dish.name] : [],
    ),
  };
};
