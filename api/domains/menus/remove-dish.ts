import { suppliers, withScope } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Dish } from './dish.ts';
import { DishNotFound } from './menu-problems.ts';
import { noteMenuChange } from './note-menu-change.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';
import { dropDishPhoto } from './photos/drop-dish-photo.ts';

const markRemoved = query({ Dish }, (on, { id, now }: Given<{ id: string; now: Date }>) =>
  on.updateTable('Dish').set({ removedAt: now, isAvailable: false, photo: null }).where('id', '=', id),
);

/** Removes a dish from the menu permanently. The row stays, because old orders reference it. */
export const removeDish = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, dishId: string): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await markRemoved.all(work.sql, { id: dish.id, now: work.now });
    await dropDishPhoto(work, dish.photoName);
    await noteMenuChange(work, kitchen);
    return kitchen;
  },
);
