import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { MenuChanged } from './menu-events.ts';
import { DishNotFound } from './menu-problems.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';
import { placeDish } from './put-in-place.ts';

/** Moves a dish to another position in its category. */
export const moveDish = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, { dishId, place }: { dishId: string; place: number }): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await placeDish(work.sql, dish, place);
    work.record(new MenuChanged(kitchen.id));
    return kitchen;
  },
);
