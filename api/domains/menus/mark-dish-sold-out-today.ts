import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { MenuChanged } from './menu-events.ts';
import { DishNotFound } from './menu-problems.ts';
import { lockOwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';

const setSoldOutOn = query({ Dish }, (on, { id, day }: Given<{ id: string; day: string | null }>) =>
  on.updateTable('Dish').set({ soldOutOn: day }).where('id', '=', id),
);

/** Marks a dish as sold out for the kitchen's current day, or undoes that. Tomorrow it is available again. */
export const markDishSoldOutToday = operation(
  withScope('MENU_WRITE', suppliers),
  async (
    work: Work,
    { dishId, isSoldOut }: { dishId: string; isSoldOut: boolean },
  ): Promise<{ id: string } | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await setSoldOutOn.all(work.sql, { id: dish.id, day: isSoldOut ? kitchen.today : null });
    work.record(new MenuChanged(kitchen.id));
    return dish;
  },
);
