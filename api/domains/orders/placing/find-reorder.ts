import type { Ctx } from '../../../core/operation/ctx.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import { findOrder } from '../find-orders.ts';
import type { OrderLineRow } from '../order-columns.ts';
import { nextMealOf } from './next-meal-of.ts';
import { quotedLine } from './quoted-line.ts';
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
  const { lines, ...changes } = comparison(order.lines, dishes);
  const nextMeal = await nextMealOf(
    ctx,
    order.supplierId,
    lines.map(line => line.dish),
    lines.reduce((plates, line) => plates + line.quantity * line.dish.plates, 0),
  );
  return { supplier: supplier!, lines, nextMeal, ...changes };
};

const comparison = (
  lines: OrderLineRow[],
  dishes: DishRow[],
): Pick<Reorder, 'gone' | 'goneChoices' | 'changedPrices'> & { lines: SoldLine[] } => {
  const sold = new Map(dishes.filter(dish => dish.isAvailable).map(dish => [dish.id, dish]));
  const now = lines.map(line => ({ line, sold: soldLine(line, sold.get(line.dishId)) }));
  return {
    lines: now.flatMap(({ sold }) => sold ?? []),
    gone: now.flatMap(({ line, sold }) => (sold ? [] : [line.dishName])),
    goneChoices: now.flatMap(({ line, sold }) => (sold ? missing(line, sold) : [])),
    changedPrices: now.flatMap(({ line, sold }) =>
      sold && missing(line, sold).length === 0 && sold.unitPrice.cents !== line.unitPriceCents
        ? [sold.dish.name]
        : [],
    ),
  };
};

type SoldLine = ReturnType<typeof quotedLine>;

/** With the choices that the dish still has. */
const soldLine = ({ quantity, choices }: OrderLineRow, dish: DishRow | undefined): SoldLine | undefined => {
  if (!dish) return undefined;
  const ordered = choices.map(({ id }) => id);
  const offered = quotedLine(dish, { quantity, choiceIds: ordered }).choices.map(({ id }) => id);
  return quotedLine(dish, { quantity, choiceIds: offered });
};

/** The names of the choices that a dish no longer has. */
const missing = ({ dishName, choices }: OrderLineRow, { choiceIds }: SoldLine): string[] =>
  choices.filter(({ id }) => !choiceIds.includes(id)).map(({ name }) => `${name} (${dishName})`);
