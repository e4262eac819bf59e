import { operation, type Work } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import { DishNotFound } from './menu-problems.ts';
import { noteMenuChange } from './note-menu-change.ts';
import { lockOwnKitchen, type OwnKitchen } from './own-kitchen.ts';
import { dishOf } from './own-menu-parts.ts';
import { dropPhotoFiles } from './photos/photo-files.ts';

/** Removes a dish from the menu permanently. The row stays, because old orders reference it. */
export const removeDish = operation(
  suppliers,
  async (work: Work, dishId: string): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    await work.sql.rows(
      'update dishes set removed_at = $2, is_available = false, photo = null where id = $1',
      [dish.id, work.now],
    );
    await dropPhotoFiles(work, dish.photoName);
    await noteMenuChange(work, kitchen);
    return kitchen;
  },
);
