import { sql } from 'kysely';
import { photoAlt } from '../../../../schema/rules/menu.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Photo } from '../../photos/photo.ts';
import { Dish } from '../dish.ts';
import { DishNotFound } from '../menu-problems.ts';
import { lockOwnKitchen } from '../own-kitchen.ts';
import { dishOf } from '../own-menu-parts.ts';
import { noteDishPhoto } from './note-dish-photo.ts';

const setAlt = query({ Dish }, (on, { id, alt }: Given<{ id: string; alt: string }>) =>
  on
    .updateTable('Dish')
    .set({ photo: sql<Photo>`jsonb_set(${sql.ref('photo')}, '{alt}', to_jsonb(${alt}::text))` })
    .where('id', '=', id),
);

/** Changes the description of a dish photo. */
export const describeDishPhoto = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, { dishId, alt }: { dishId: string; alt: string }): Promise<{ id: string } | Problem> => {
    const words = checked(photoAlt, alt, 'alt');
    if (words instanceof InvalidInput) return words;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const dish = await dishOf(work.sql, kitchen, dishId);
    if (!dish) return new DishNotFound();
    if (!dish.photoName) return new InvalidInput(/*i18n*/ 'This dish has no photo.', 'dishId');
    await setAlt.all(work.sql, { id: dish.id, alt: words });
    await noteDishPhoto(work, kitchen.id);
    return dish;
  },
);
