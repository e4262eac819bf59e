import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { AllergensUnanswered, DishNotFound } from './menu-problems.ts';
import { noteMenuChange } from './note-menu-change.ts';
import { lockOwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';

const setAvailable = query({ Dish }, (on, { id, isAvailable }: Given<{ id: string; isAvailable: boolean }>) =>
  on
    .updateTable('Dish')
    .set(dish => ({ isAvailable, version: dish('version', '+', 1) }))
    .where('id', '=', id)
    .where('isAvailable', '<>', isAvailable),
);

/** Puts a dish on sale or takes it off sale. */
export const setDishAvailability = operation(
  withScope('MENU_WRITE', suppliers),
  async (
    work: Work,
    { dishId, isAvailable }: { dishId: string; isAvailable: boolean },
  ): Promise<{ id: string } | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    if (isAvailable && !dish.allergens) return new AllergensUnanswered();
    await setAvailable.all(work.sql, { id: dish.id, isAvailable });
    await noteMenuChange(work, kitchen);
    return dish;
  },
);
