import { operation, type Work } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import { MenuChanged } from './menu-events.ts';
import { DishNotFound } from './menu-problems.ts';
import { lockOwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';

/** Marks a dish as sold out for the kitchen's current day, or undoes that. Tomorrow it is available again. */
export const markDishSoldOutToday = operation(
  suppliers,
  async (
    work: Work,
    { dishId, isSoldOut }: { dishId: string; isSoldOut: boolean },
  ): Promise<{ id: string } | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await work.sql.rows('update dishes set sold_out_on = $2 where id = $1', [
      dish.id,
      isSoldOut ? kitchen.today : null,
    ]);
    work.record(new MenuChanged(kitchen.id));
    return dish;
  },
);
