import { suppliers, withScope } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { DishNotFound } from '../menu-problems.ts';
import { lockOwnKitchen } from '../own-kitchen.ts';
import { dishOf } from '../own-menu-parts.ts';
import { dropDishPhoto } from './drop-dish-photo.ts';
import { noteDishPhoto } from './note-dish-photo.ts';
import { setStoredPhoto } from './set-stored-photo.ts';

/** Removes the photo of a dish. */
export const removeDishPhoto = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, dishId: string): Promise<{ id: string } | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await setStoredPhoto(work.sql, dish.id, null);
    await dropDishPhoto(work, dish.photoName);
    await noteDishPhoto(work, kitchen.id);
    return dish;
  },
);
